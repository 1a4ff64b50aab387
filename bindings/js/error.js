/** Why a call has no answer. */
export class DedukuError extends Error {
  /** @param {{code: string, message: string, line?: number, column?: number}} error */
  constructor({code, message, line, column}) {
    super(message);
    this.name = "DedukuError";
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

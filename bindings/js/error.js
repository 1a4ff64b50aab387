/** Why a call has no answer. */
export class DedukuError extends Error {
  /** @param {{code: string, message: string, line?: number, column?: number,
   * key?: string, values?: object}} error */
  constructor({code, message, line, column, key, values}) {
    super(message);
    this.name = "DedukuError";
    this.code = code;
    this.line = line;
    this.column = column;
    this.key = key;
    this.values = values;
  }
}

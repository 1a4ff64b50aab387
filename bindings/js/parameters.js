// Parameters as JSON for the library.
import {DedukuError} from "./error.js";

/** The parameters as JSON. Throws for values that JSON cannot represent, would replace by null or would omit. */
export function textOf(params) {
  try {
    return JSON.stringify(params, refuseWhatIsLost);
  } catch (error) {
    throw error instanceof DedukuError ? error : badParameter("The parameters are no JSON: " + error.message);
  }
}

function refuseWhatIsLost(name, value) {
  const kind = typeof value;
  const isLost = kind === "number" ? !Number.isFinite(value) : ["bigint", "function", "symbol"].includes(kind);
  if (isLost) throw badParameter(`${name}: ${String(value)} is no value of JSON`);
  return value;
}

function badParameter(message) {
  return new DedukuError({code: "bad_parameter", message, line: 0, column: 0});
}

// The work of a worker, independent of how messages are sent: first it gets the module and the flag, then calls.
import {Deduku} from "./deduku.js";
import {DedukuError} from "./error.js";

/** Answers messages. `receive` takes the function that handles each message, `post` sends an answer. */
export function serve(receive, post) {
  let deduku;
  receive(async ({module, stop, method, params}) => {
    if (module) {
      deduku = Deduku.create(module, stop ? () => Atomics.load(stop, 0) : undefined);
      return;
    }
    try {
      post({result: (await deduku).callWithText(method, params)});
    } catch (error) {
      const {code, message, line, column, key, values} = error;
      post(error instanceof DedukuError ? {fault: {code, message, line, column, key, values}} : {error});
    }
  });
}

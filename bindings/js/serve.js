// What a worker does, whatever its messages come by: first the module and the flag, then call after call.
import {Deduku} from "./deduku.js";
import {DedukuError} from "./error.js";

/** Answers messages. `receive` takes the function that is given each of them, `post` sends an answer. */
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

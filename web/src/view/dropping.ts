// Puzzles that are pasted into the page or dropped on it.
import type {Dialog} from "./dialog.ts";
import type {Dialogs} from "./dialogs.ts";

export function listenForPuzzles(dialog: Dialog, dialogs: Dialogs): void {
  document.addEventListener("paste", (event) => {
    if (dialog.isOpen || (event.target as Element).closest?.("textarea, input")) return;
    const text = event.clipboardData?.getData("text/plain");
    if (!text) return;
    event.preventDefault(); // otherwise the browser would insert it again at the cursor of the dialog
    dialogs.open("import", text);
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain");
    if (file) dialogs.drop(file);
    else if (text) dialogs.open("import", text);
  });
}

// The keys that set a mode while they are held.
import type {Mode} from "../state/notes.ts";

type Modifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "shiftKey">;

/** Shift: a corner; Ctrl: a candidate; Alt, or both others: a colour. Null if no such key is held. */
export function heldMode({altKey, ctrlKey, shiftKey}: Modifiers): Mode | null {
  if (altKey || (ctrlKey && shiftKey)) return "colour";
  if (ctrlKey) return "centre";
  return shiftKey ? "corner" : null;
}

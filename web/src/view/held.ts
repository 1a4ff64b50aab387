// The keys that stand for a mode as long as they are held.
import type {Mode} from "../state/notes.ts";

type Modifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Shift: a corner; Ctrl: a candidate; Alt, or both others: a colour. Null where none is held. */
export function heldMode({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): Mode | null {
  const hasControl = ctrlKey || metaKey;
  if (altKey || (hasControl && shiftKey)) return "colour";
  if (hasControl) return "centre";
  return shiftKey ? "corner" : null;
}

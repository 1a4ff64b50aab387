// Values that the browser keeps by key; empty if it refuses, or while the page keeps nothing.
export const settingsKey = "deduku-settings";

/** False in a frame on another site: play there is not kept among the reader's games. */
let isKeeping = true;

/** From now on nothing is written, and kept values are not read. */
export function keepNothing(): void {
  isKeeping = false;
}

export function read(key: string): Record<string, unknown> {
  if (!isKeeping) return {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether there was space for it. */
export function write(key: string, value: unknown): boolean {
  if (!isKeeping) return true;
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // The browser keeps nothing, or its storage is full: the page works all the same.
  }
}

/** The kept keys that match a pattern. */
export function keysLike(pattern: RegExp): string[] {
  if (!isKeeping) return [];
  try {
    return Object.keys(localStorage).filter((key) => pattern.test(key));
  } catch {
    return [];
  }
}

export function forget(key: string): void {
  if (!isKeeping) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser may forbid it.
  }
}

/** Listens for values kept by another tab; `changed` receives their key. */
export function listen(changed: (key: string) => void): void {
  window.addEventListener("storage", ({key}) => {
    if (isKeeping && key !== null) changed(key);
  });
}

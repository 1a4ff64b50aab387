// The colours of the page.
import type {Theme} from "../state/settings.ts";

export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

// The first script to run, while the others are loading: it sets the colours of the page, and starts to fetch the texts
// of the language.
import {defaultSettings, readSettings} from "../state/settings.ts";
import {read, settingsKey} from "../state/storage.ts";
import {fetchWords} from "../words/words.ts";
import {showTheme} from "./theme.ts";

const link = new URLSearchParams(location.hash.slice(1));
const chosen = link.has("embed") ? {language: link.get("lang"), theme: link.get("theme")} : read(settingsKey);
const {language, theme} = readSettings(chosen, defaultSettings(navigator.languages));
showTheme(theme);
void fetchWords(language).catch(() => {}); // the module that needs them requests them again

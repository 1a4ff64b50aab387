// The page with a single walk: the modules before this, its address, its keys and its themes. Without this script it
// is a document of all steps.

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);

const pointing = new Pointing(document, () => walk.place);
const walk = new Walk(document.querySelector(".walk"), data, byId("said"), (place) => {
  pointing.clear();
  appear(place.querySelector(".board"));
  if (location.hash.slice(1) !== place.id) history.replaceState(null, "", "#" + place.id);
});

function goToFragment() {
  walk.go(Math.max(0, walk.find(location.hash.slice(1))));
}

// ---- themes

const themes = ["system", "light", "dark"];
let theme = "system";

function setTheme(name) {
  theme = themes.includes(name) ? name : "system";
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  const button = byId("theme");
  button.setAttribute("aria-label", data.words.theme[theme]);
  button.title = data.words.theme[theme];
  button.lastElementChild.textContent = data.words.theme_short[theme];
}

/** Uses the storage, which a browser may refuse to a page from disk. */
function kept(use) {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

byId("theme").addEventListener("click", () => {
  setTheme(themes[(themes.indexOf(theme) + 1) % themes.length]);
  kept((storage) => storage.setItem("deduku-theme", theme));
});

// ---- keys, paper, and the first place

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isOnButton = event.target.closest("button, a, summary");
  if (!(event.key === " " && isOnButton) && walk.press(event.key)) event.preventDefault();
});
byId("print").addEventListener("click", () => print());
window.addEventListener("beforeprint", () => walk.unfold());
window.addEventListener("hashchange", goToFragment);
root.classList.add("walking");
setTheme(kept((storage) => storage.getItem("deduku-theme")));
goToFragment();

// Keeps the page, so that it works without a network. A new version is fetched completely next to the old one. It is
// shown when the page is opened again and no other tab shows the old one: no visit ever mixes files of two versions.
// Once that visit has loaded everything the new worker takes over. Requests outside this page are not touched. One
// origin may have several copies of the page: the name of a cache identifies its copy.
const prefix = `deduku ${new URL(self.registration.scope).pathname} `;
const version = prefix + "{{version}}";
const files = "{{files}}";
/** The first script of the page of this version. */
const entry = "{{entry}}";

/**
 * Queries do not matter, and neither does the requesting origin, which servers may name in `Vary: Origin`, because the
 * files are the same for all.
 */
const anyRequest = {ignoreSearch: true, ignoreVary: true};

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/**
 * Files named after their content never change: if the page has fetched them, they come from the browser's own cache.
 * The others are fetched again, even if the browser has kept an older version.
 */
const requestOf = (file) => new Request(file, {cache: file.startsWith("assets/") ? "force-cache" : "reload"});

/** Fetches all files. */
async function install() {
  try {
    const cache = await caches.open(version);
    await cache.addAll(files.map(requestOf));
    const page = await (await cache.match("./", anyRequest)).text();
    if (!page.includes(entry)) throw new Error("The server is between two versions");
  } catch (error) {
    await caches.delete(version);
    throw error;
  }
}

async function forgetOld() {
  const old = (await cacheNames()).filter((name) => name !== version);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The tabs that show this page, controlled by any worker. */
async function tabs() {
  const all = await self.clients.matchAll({type: "window", includeUncontrolled: true});
  return all.filter(({url}) => url.startsWith(self.registration.scope));
}

/** The name of a newer version that is complete, if only the requesting tab would see the change; else of this one. */
async function versionToShow() {
  if (!self.registration.waiting || (await tabs()).length > 1) return version;
  return (await cacheNames()).filter((name) => name !== version).at(-1) ?? version;
}

/**
 * Only the page itself has the same name in all versions: scripts, styles and the engine are named after their content.
 */
async function answer(request) {
  const shown = request.mode === "navigate" ? await versionToShow() : version;
  for (const cacheName of [shown, ...(await cacheNames())]) {
    // A cache deleted in the meantime is not created again.
    const kept = await caches.match(request, {...anyRequest, cacheName});
    if (kept) return kept;
  }
  return fetch(request);
}

/**
 * A page signals that it is complete, by the name of its script. If it is of this version and no other tab is open,
 * this worker takes over from the older one. An earlier change would lose requests that the page still has to make.
 */
async function takeOver(script) {
  if (script.endsWith(entry) && (await tabs()).length === 1) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener("message", (event) => event.waitUntil(takeOver(event.data)));
self.addEventListener("fetch", (event) => {
  const {method, url} = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

// Keeps the page, so that it works without a network. A new version is fetched whole next to the old one, and is shown when the
// page is opened anew and no other tab shows the old one: no visit ever sees files of two versions. Once that visit has all it
// needs the new worker takes over. What is not of this page is left alone.
// Under one origin there may be several copies of the page: a name says which one a cache is of.
const prefix = `deduku ${new URL(self.registration.scope).pathname} `;
const version = prefix + "{{version}}";
const files = "{{files}}";
/** The script that the page of this version begins with. */
const entry = "{{entry}}";

/** Queries do not matter; neither does who asks, which servers may say by `Vary: Origin`, for the files are the same for all. */
const anyRequest = {ignoreSearch: true, ignoreVary: true};

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Fetches all files anew, whatever the browser has kept of an older version. */
async function install() {
  try {
    const cache = await caches.open(version);
    await cache.addAll(files.map((file) => new Request(file, {cache: "reload"})));
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

/** The tabs that show this page, whichever worker they belong to. */
async function tabs() {
  const all = await self.clients.matchAll({type: "window", includeUncontrolled: true});
  return all.filter(({url}) => url.startsWith(self.registration.scope));
}

/** The name of a newer version that is complete, if only the tab that asks would see the change; else of this one. */
async function versionToShow() {
  if (!self.registration.waiting || (await tabs()).length > 1) return version;
  return (await cacheNames()).filter((name) => name !== version).at(-1) ?? version;
}

/** Only the page itself has the same name in all versions: scripts, styles and the engine are called after what is in them. */
async function answer(request) {
  const shown = request.mode === "navigate" ? await versionToShow() : version;
  for (const cacheName of [shown, ...(await cacheNames())]) {
    const kept = await caches.match(request, {...anyRequest, cacheName}); // a cache that is gone meanwhile stays gone
    if (kept) return kept;
  }
  return fetch(request);
}

/**
 * A page says that it is whole, by the name of its script: if it is of this version and no other tab is open, this worker takes
 * over from the older one. Not before: what the page still asks for would fall between the two.
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

// Keeps the page, so that it works without a network. A new version is fetched whole beside the old one, and takes over when
// the page is opened anew and no other tab shows it: no visit ever sees files of two versions. What is not of this page is
// left alone.
// Under one origin there may be several copies of the page: a name says which one a cache is of.
const own = `deduku ${new URL(self.registration.scope).pathname} `;
const version = own + "{{version}}";
const files = "{{files}}";
/** The script that the page of this version begins with. */
const entry = "{{entry}}";

/** Queries do not matter; neither does who asks, which servers may say by `Vary: Origin`, for the files are the same for all. */
const anyRequest = {ignoreSearch: true, ignoreVary: true};

const namesOfOwn = async () => (await caches.keys()).filter((name) => name.startsWith(own));

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
  const old = (await namesOfOwn()).filter((name) => name !== version);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The name of a newer version that is complete, if only the tab that asks would see the change; else of this one. */
async function versionToShow() {
  if (!self.registration.waiting || (await self.clients.matchAll({type: "window"})).length > 1) return version;
  self.registration.waiting.postMessage("take over");
  return (await namesOfOwn()).find((name) => name !== version) ?? version;
}

/** Only the page itself has the same name in all versions: scripts, styles and the engine are called after what is in them. */
async function answer(request) {
  const shown = request.mode === "navigate" ? await versionToShow() : version;
  for (const name of [shown, ...(await namesOfOwn())]) {
    const kept = await (await caches.open(name)).match(request, anyRequest);
    if (kept) return kept;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener("message", ({data}) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const {method, url} = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

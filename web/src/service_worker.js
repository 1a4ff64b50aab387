// Keeps the page, so that it works without a network. A new version is fetched whole beside the old one, and takes over when
// the page is opened anew and no other tab shows it: no visit ever sees files of two versions. What is not of this page is
// left alone.
const version = "deduku-{{version}}";
const files = "{{files}}";
/** The script that the page of this version begins with. */
const entry = "{{entry}}";

/** Fetches all files anew, whatever the browser has kept of an older version. */
async function install() {
  const cache = await caches.open(version);
  await cache.addAll(files.map((file) => new Request(file, {cache: "reload"})));
  const page = await (await cache.match("./")).text();
  if (!page.includes(entry)) throw new Error("The server is between two versions");
}

async function forgetOld() {
  const isOld = (name) => name.startsWith("deduku-") && name !== version;
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Whether a newer version is complete, and only the tab that asks would see the change. */
async function mayGiveWay() {
  return self.registration.waiting !== null && (await self.clients.matchAll({type: "window"})).length < 2;
}

async function answer(request) {
  if (request.mode === "navigate" && (await mayGiveWay())) {
    self.registration.waiting.postMessage("take over");
    return new Response("", {headers: {Refresh: "0", "content-type": "text/html"}});
  }
  const cache = await caches.open(version);
  return (await cache.match(request, {ignoreSearch: true})) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener("message", ({data}) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const {method, url} = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

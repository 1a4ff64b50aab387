// Keeps the page, so that it works without a network. A new version is fetched whole beside the old one, and takes over
// when it is complete; what is not of this page is left alone.
const version = "deduku-{{version}}";
const files = "{{files}}";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("deduku-") && name !== version;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(version);
    const kept = await cache.match(event.request, {ignoreSearch: true});
    return kept ?? fetch(event.request);
  };
  event.respondWith(answer());
});

// Working without a network: the service worker, where the browser has one.
const isKept = "serviceWorker" in navigator && location.protocol.startsWith("http") && import.meta.env.PROD;

export function keepOffline(): void {
  if (isKept) void navigator.serviceWorker.register("./sw.js").catch(() => {});
}

/** Lets a new version of the service worker, which waits, know that all of this page is here. */
export async function sayWhole(): Promise<void> {
  const registration = isKept ? await navigator.serviceWorker.getRegistration().catch(() => null) : null;
  registration?.waiting?.postMessage(import.meta.url);
}

// Working without a network: the service worker, if the browser supports it.
const isKept = "serviceWorker" in navigator && location.protocol.startsWith("http") && import.meta.env.PROD;

export function keepOffline(): void {
  if (isKept) void navigator.serviceWorker.register("./sw.js").catch(() => {});
}

/** Signals to a waiting new version of the service worker that this page is completely loaded. */
export async function sayWhole(): Promise<void> {
  const registration = isKept ? await navigator.serviceWorker.getRegistration().catch(() => null) : null;
  registration?.waiting?.postMessage(import.meta.url);
}

// Text files of the page, each fetched once.

const texts = new Map<string, Promise<string>>();

async function fetchAnew(address: string): Promise<string> {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

export function fetchText(address: string): Promise<string> {
  const text = texts.get(address) ?? fetchAnew(address);
  texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}

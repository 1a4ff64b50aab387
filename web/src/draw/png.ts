// A picture of the engine as PNG, rendered by the browser.

const width = 1416; // pixels: 1.5 for each of the 944 units of a board

export async function svgToPng(svg: string): Promise<Blob> {
  const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const height = box ? Math.round((width * Number(box[2])) / Number(box[1])) : width;
  const sized = svg.replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg width="${width}" height="${height}"${attributes.replace(/\s(?:width|height)="[^"]*"/g, "")}>`,
  );
  const address = URL.createObjectURL(new Blob([sized], {type: "image/svg+xml"}));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

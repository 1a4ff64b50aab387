// Exports of a drawn step: its picture to the clipboard or to a file, or a link to it.
import {h, refill, save} from "../dom/dom.ts";
import {icon, type Icon} from "../dom/icons.ts";
import {svgToPng} from "../draw/png.ts";
import {fileName} from "../draw/stand_alone.ts";
import {say} from "../words/words.ts";

export interface Drawn {
  /** The stand-alone picture. */
  svg(): Promise<string>;
  /** A link to the current display. */
  link(): string;
  /** The base name of files. */
  name(): string;
  /** Shows the result, or the reason of a failure. */
  tell(text: string): void;
}

const svgFile = (svg: string): Blob => new Blob([svg], {type: "image/svg+xml"});

/**
 * Whether the picture is in the clipboard: some browsers do not accept pictures, and no browser accepts them in every
 * context.
 */
async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({"image/png": png})]);
    return true;
  } catch {
    return false;
  }
}

async function copyOrSave({svg, name, tell}: Drawn): Promise<void> {
  const png = svg().then(svgToPng);
  if (await copyPicture(png)) return tell(say("share.copied", {what: say("share.picture")}));
  save(fileName(name(), "png"), await png);
  tell(say("picture.refused"));
}

async function copyLink({link, tell}: Drawn): Promise<void> {
  const address = link();
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  tell(isCopied ? say("share.copied", {what: say("picture.link.short")}) : address);
}

/** `id`: the prefix of the ids of the buttons; `kinds`: the file types to offer. */
export function pictureTools(id: string, drawn: Drawn, kinds: readonly ("svg" | "png")[]): HTMLElement[] {
  const tool = (name: string, label: string, sign: Icon | null, run: () => Promise<void>): HTMLElement => {
    const face = (): Node | string => (sign ? icon(sign) : name.toUpperCase());
    const click = async (): Promise<void> => {
      await run().catch((error: Error) => drawn.tell(error.message));
      refill(button, icon("check")); // feedback on the button itself
      setTimeout(() => refill(button, face()), 1500);
    };
    const attributes = {type: "button", class: "tool", id: `${id}-${name}`, "aria-label": label, title: label, click};
    const button = h("button", attributes, face());
    return button;
  };
  const saving = (kind: "svg" | "png"): HTMLElement =>
    tool(kind, say("walk.save", {kind: say(`share.${kind}`)}), null, async () => {
      const svg = await drawn.svg();
      save(fileName(drawn.name(), kind), kind === "svg" ? svgFile(svg) : await svgToPng(svg));
      drawn.tell(say("picture.saved", {kind: say(`share.${kind}`)}));
    });
  return [
    tool("copy", say("picture.copy"), "picture", () => copyOrSave(drawn)),
    ...kinds.map(saving),
    tool("link", say("picture.link"), "share", () => copyLink(drawn)),
  ];
}

// The style of a board around its picture. The colours are those of the pictures.
export const boardStyle = `
:host { display: block; max-width: 62rem; container-type: inline-size; color: var(--ink); font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; font-variant-numeric: lining-nums tabular-nums; }
:host([hidden]) { display: none; }
/* Its own ground: a page may have one that its theme does not suit. */
.frame { display: grid; gap: 12px 28px; grid-template-columns: minmax(0, 1fr); background: var(--surface); border: 1px solid var(--rule); border-radius: 14px; padding: clamp(6px, 2cqi, 20px); }
.frame.alone { padding: 0; border: 0; }
.picture { min-width: 0; max-width: 34rem; position: relative; }
.picture svg { display: block; width: 100%; height: auto; }
.frame.alone .picture { max-width: none; }
.text { min-width: 0; overflow-wrap: break-word; }
.where { margin: 0; font-size: .8125rem; color: var(--ink-2); }
.name { margin: 0 0 8px; font-size: 1.25rem; line-height: 1.25; font-weight: 650; letter-spacing: -.02em; }
p.say { margin: 0 0 10px; }
.end { margin: 0; border-left: 3px solid var(--pen); padding: 1px 0 1px 14px; font-weight: 600; }
.end::before { content: "\\2234" / ""; color: var(--pen); margin-right: .45em; font-weight: 700; }
.falls { color: var(--falls); }
.branches { list-style: none; margin: 0 0 10px; padding: 0; }
.branches > li { display: grid; grid-template-columns: 24px minmax(0, 1fr); }
.branches > li::before { content: attr(data-branch); color: var(--ink-2); font-size: .8125rem; }
[data-cells] { white-space: nowrap; font-style: normal; }
.sign { display: inline; width: .95em; height: .95em; vertical-align: -.1em; margin-right: .22em; overflow: visible; }
.sign .chip { stroke-width: 3.4; }
/* They keep their places, however long the text below them is. */
.buttons { display: flex; gap: 4px; margin: 0 0 14px; }
button { font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--ink-3); border-radius: 8px; min-width: 44px; min-height: 44px; cursor: pointer; padding: 0; display: grid; place-items: center; }
button:disabled { opacity: .4; cursor: default; }
button svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 2px solid var(--pen); outline-offset: 2px; }
.failure { color: var(--falls); font-weight: 600; margin: 0; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@container (min-width: 640px) { .frame:not(.alone) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); align-items: start; } }
@media print { .buttons { display: none; } }
@media (forced-colors: active) { button { border-color: ButtonText; } }
`;

/** The style sheet of the library's pictures for a shadow tree; the attribute `theme` chooses the theme. */
export const forShadow = (css) =>
  css
    .replace(/:root:not\(([^)]*)\)/g, ":host(:not($1))")
    .replace(/:root(\[[^\]]*\])/g, ":host($1)")
    .replaceAll(":root", ":host")
    .replaceAll("data-theme", "theme");

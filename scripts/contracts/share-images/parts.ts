import type { Node, NodeMetadata } from "@takumi-rs/core";
import { siteConfig } from "#src/config/site.ts";
import { shareWords } from "#src/i18n/share-images.ts";
import { plainText } from "#src/lib/plain-text.ts";

const size = { width: 1200, height: 630 } as const;

/** The light theme of `src/styles/tokens.css`: previews have no dark theme. */
export const inks = {
  paper: "#f6f5f0",
  ink: "#191a1e",
  ink2: "#45484e",
  ink3: "#5c6066",
  hair: "#cdcec8",
  accent: "#6d1a3d",
  aye: "#1d5f9f",
  ayeText: "#174f86",
  no: "#bf4f0b",
  noText: "#9a3d02",
  abst: "#6a6d72",
  none: "#757575",
} as const;

/** Font outputs, each followed by its second half for the missing glyphs. */
export const outputs = { serif: "Newsreader, Newsreader Europe", sans: "Public Sans, Public Sans Europe" } as const;

type Style = NonNullable<NodeMetadata["style"]>;

export function box(style: Style, ...children: Node[]): Node {
  return { type: "container", style: { display: "flex", ...style }, children };
}

/** Text on at most `lines` lines, with an ellipsis. Non-breaking spaces are kept ("C. 663" stays on one line). */
export function text(content: string, style: Style, lines = 1): Node {
  const set = content.split("\u00A0").map(plainText).join("\u00A0").replaceAll(" - ", " – ");
  return { type: "text", text: set, style: { display: "block", lineClamp: lines, ...style } };
}

/** Font size for a text: that of the first entry whose `upTo` (length in characters) is large enough. */
export function fit(content: string, sizes: readonly (readonly [upTo: number, size: number])[]): number {
  return (sizes.find(([upTo]) => content.length <= upTo) ?? sizes.at(-1))?.[1] ?? 40;
}

interface Origin {
  readonly source: string | null;
  readonly updated: string;
  readonly isDemo: boolean;
}

const line = (thickness: number, color: string, style: Style = {}): Node =>
  box({ width: "100%", height: thickness, background: color, ...style });

/** Layout of an image: site name over a double rule, content, source and date at the bottom. */
export function frame(origin: Origin | null, ...children: Node[]): Node {
  const head = box(
    { justifyContent: "space-between", alignItems: "baseline" },
    text(siteConfig.name, { fontFamily: outputs.serif, fontWeight: 500, fontSize: 46, letterSpacing: -0.5 }),
    text(shareWords.publisher, { fontSize: 24, color: inks.ink2 }),
  );
  const rules = box(
    { flexDirection: "column", marginTop: 14, width: "100%" },
    line(3, inks.ink),
    line(1, inks.ink, { marginTop: 3 }),
  );
  return box(
    {
      ...size,
      boxSizing: "border-box",
      padding: "40px 64px 36px",
      background: inks.paper,
      color: inks.ink,
      flexDirection: "column",
      fontFamily: outputs.sans,
    },
    head,
    rules,
    box({ flexDirection: "column", flexGrow: 1, width: "100%" }, ...children),
    foot(origin),
  );
}

function foot(origin: Origin | null): Node {
  const host = text(new URL(siteConfig.url).host, { fontSize: 22, color: inks.ink2, fontWeight: 600 });
  const left =
    origin === null
      ? box({})
      : box(
          { fontSize: 22, color: inks.ink2 },
          ...(origin.isDemo
            ? [text(`${shareWords.demo}. `, { color: inks.accent, fontWeight: 600, marginRight: 10 })]
            : []),
          text(shareWords.source(origin.isDemo ? null : origin.source, origin.updated), {
            maxWidth: origin.isDemo ? 400 : 820,
          }),
        );
  return box(
    { flexDirection: "column", width: "100%" },
    line(1, inks.hair, { marginBottom: 14 }),
    box({ justifyContent: "space-between", width: "100%" }, left, host),
  );
}

import { withoutOptionalEnds, type Html } from "./html.ts";

/** A cached fragment with holes: alternating text and hole names. */
type Frame = readonly string[];

const frames = new Map<string, Promise<Frame>>();

/** Cannot occur in page text: text is escaped. */
const hole = /<!--hole (\w+)-->/;

/**
 * The cached fragment of this name, made on first use. Not cached outside a production build, because its component may
 * be edited.
 */
export function frameNamed(name: string, make: () => Promise<string>): Promise<Frame> {
  if (!import.meta.env.PROD) return toFrame(make);
  const known = frames.get(name) ?? toFrame(make);
  frames.set(name, known);
  return known;
}

const toFrame = async (make: () => Promise<string>): Promise<Frame> => withoutOptionalEnds(await make()).split(hole);

/** Placeholder of a hole in a fragment, replaced by {@link fillHoles}. */
export function holeText(name: string): string {
  return `<!--hole ${name}-->`;
}

/** The text of a fragment with its holes filled. Throws when a hole has no content. */
export function fillHoles(frame: Frame, fill: Readonly<Record<string, Html>>): string {
  let text = "";
  for (const [index, part] of frame.entries()) text += index % 2 === 0 ? part : filling(part, fill);
  return text;
}

function filling(name: string, fill: Readonly<Record<string, Html>>): string {
  const own = fill[name];
  if (own === undefined) throw new Error(`nothing fills the hole "${name}"`);
  return own.text;
}

import { withoutOptionalEnds, type Html } from "./html.ts";

/** A text with holes: what stands between them, and their names, by turns. */
type Frame = readonly string[];

const frames = new Map<string, Promise<Frame>>();

/** No text of a page has it: what is not markup is escaped. */
const hole = /<!--hole (\w+)-->/;

/** The frame of this name, made by the first that asks; outside a build every time, as its maker may be edited. */
export function frameNamed(name: string, make: () => Promise<string>): Promise<Frame> {
  if (!import.meta.env.PROD) return toFrame(make);
  const known = frames.get(name) ?? toFrame(make);
  frames.set(name, known);
  return known;
}

const toFrame = async (make: () => Promise<string>): Promise<Frame> => withoutOptionalEnds(await make()).split(hole);

/** Marks a place in a frame, to be filled by {@link fillHoles}. */
export function holeText(name: string): string {
  return `<!--hole ${name}-->`;
}

/** The text of a frame with its holes filled. Throws when it has one that is not. */
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

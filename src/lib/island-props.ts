/**
 * Encodes the props of an island as an attribute value: JSON with the two kinds of quotation mark swapped, because an
 * attribute needs six characters for each of JSON's double quotes. Only for JSON values.
 */
import { escapeText } from "./text.ts";

const swapMarks = (text: string): string => text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));

/** The attribute value, without quotation marks: `{ name: "D'Amico" }` gives `{'name':'D&quot;Amico'}`. */
export function toPropsText(props: object): string {
  return escapeText(swapMarks(JSON.stringify(props))).replaceAll('"', "&quot;");
}

export function readProps(value: string): unknown {
  return JSON.parse(swapMarks(value));
}

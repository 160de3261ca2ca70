/**
 * What an island is given, as the value of an attribute: JSON in which the two quotation marks have changed places, as
 * an attribute would need six characters for each of JSON's own. For what JSON can say and nothing else.
 */
import { escapeText } from "./text.ts";

const swapMarks = (text: string): string => text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));

/** As it stands between the quotation marks of an attribute: `{ name: "D'Amico" }` is `{'name':'D&quot;Amico'}`. */
export function toPropsText(props: object): string {
  return escapeText(swapMarks(JSON.stringify(props))).replaceAll('"', "&quot;");
}

/** The props from the value of the attribute. */
export function readProps(value: string): unknown {
  return JSON.parse(swapMarks(value));
}

import { expect, it } from "vitest";
import { readProps, toPropsText } from "#src/lib/island-props.ts";

/** What a browser reads in an attribute. */
const decoded = (attribute: string): string =>
  attribute.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

it("needs no characters in the place of the quotation marks of JSON", () => {
  expect(toPropsText({ branch: "C", total: 400, groups: { uno: "Misto" }, unknown: [], known: null })).toBe(
    "{'branch':'C','total':400,'groups':{'uno':'Misto'},'unknown':[],'known':null}",
  );
});

it("can stand in an attribute whatever it says", () => {
  expect(toPropsText({ name: `D'Amico & "B" <i>` })).toBe(`{'name':'D&quot;Amico &amp; \\'B\\' &lt;i&gt;'}`);
});

it.each([
  { name: `D'Amico "Nino" & <script>\\'"\n&quot;` },
  { rows: [{ id: 1, title: null, isFinal: false }, []], "it's": "" },
  {},
])("gives back %j", (props) => expect(readProps(decoded(toPropsText(props)))).toEqual(props));

it("leaves out what is not there", () => expect(readProps(toPropsText({ a: undefined, b: 0 }))).toEqual({ b: 0 }));

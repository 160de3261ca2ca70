import { expect, it } from "vitest";
import { readProps, toPropsText } from "#src/lib/island-props.ts";

/** Decodes an attribute value as a browser does. */
const decoded = (attribute: string): string =>
  attribute.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

it("needs no escapes for JSON's quotation marks", () => {
  expect(toPropsText({ branch: "C", total: 400, groups: { uno: "Misto" }, unknown: [], known: null })).toBe(
    "{'branch':'C','total':400,'groups':{'uno':'Misto'},'unknown':[],'known':null}",
  );
});

it("is a valid attribute value for any content", () => {
  expect(toPropsText({ name: `D'Amico & "B" <i>` })).toBe(`{'name':'D&quot;Amico &amp; \\'B\\' &lt;i&gt;'}`);
});

it.each([
  { name: `D'Amico "Nino" & <script>\\'"\n&quot;` },
  { rows: [{ id: 1, title: null, isFinal: false }, []], "it's": "" },
  {},
])("round-trips %j", (props) => expect(readProps(decoded(toPropsText(props)))).toEqual(props));

it("omits missing values", () => expect(readProps(toPropsText({ a: undefined, b: 0 }))).toEqual({ b: 0 }));

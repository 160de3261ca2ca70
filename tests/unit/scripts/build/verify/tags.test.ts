import { expect, it } from "vitest";
import { Tags } from "#scripts/build/verify/tags.ts";

/** Every parsed tag: its end or its closing, and its attributes. */
function read(html: string): string[] {
  const tags = new Tags(html);
  const found: string[] = [];
  while (tags.next()) {
    const attributes: string[] = [];
    while (tags.nextAttribute()) attributes.push(`${tags.attribute}[${tags.value}]`);
    found.push([`${tags.isEnd ? "/" : ""}${tags.name}${tags.isClosed ? "/" : ""}`, ...attributes].join(" "));
  }
  return found;
}

it.each([
  ["<p>a</p>", ["p", "/p"]],
  [`<a href="/x?a=1" class='b c' data-d=e hidden>`, ["a href[/x?a=1] class[b c] data-d[e] hidden[]"]],
  ["<a href=/persone/x>a</a>", ["a href[/persone/x]", "/a"]],
  [`<img alt="a > b" src="/a.png"\n  width=1 >`, ["img alt[a > b] src[/a.png] width[1]"]],
  [`<path d="M0 0"/><br/><use href="#a" />`, ["path/ d[M0 0]", "br/", "use/ href[#a]"]],
  ["<!doctype html><!-- <p> --><b>1 < 2 <3</b>", ["b", "/b"]],
  ["<script>if (a</b/.exec(c)) d('<p>')</script><i>", ["script", "/script", "i"]],
  [`<title>a <b> c</title><textarea rows="2"><p></textarea>`, ["title", "/title", "textarea rows[2]", "/textarea"]],
  ["<style>never ends <p>", ["style"]],
  ["<!-- never ends <p>", []],
  [`<p class="never ends`, ["p class[never ends]"]],
  ["<p", ["p"]],
  ["<h2 id=è></h2><react-island></react-island>", ["h2 id[è]", "/h2", "react-island", "/react-island"]],
])("reads %s", (html, tags) => expect(read(html)).toEqual(tags));

it("continues with the next tag, whether its attributes were read or not", () => {
  const tags = new Tags(`<a href="<b>"><i class=x><script src=y><u></script><s>`);
  const names: string[] = [];
  while (tags.next()) names.push(tags.name);
  expect(names).toEqual(["a", "i", "script", "script", "s"]);
});

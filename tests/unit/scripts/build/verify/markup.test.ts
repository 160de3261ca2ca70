import { expect, it } from "vitest";
import { PageReader } from "#scripts/build/verify/page-facts.ts";

const checkMarkup = (html: string): readonly string[] => new PageReader().read(html, "/pagina").markup;

it.each([
  '<!doctype html><html lang="it"><head><title>a < b</title></head><body><h1>x</h1><br><img src="a>b.png" alt=""></body></html>',
  '<script>if (a</b/.exec(c)) d("<p>");</script><style>a > b {}</style><textarea><iframe id="x"></textarea>',
  '<svg viewBox="0 0 1 1"><g><path d="M0 0"/><title>Uno</title><a href="/x"><text>1</text></a></g></svg>',
  "<ul><li><a href=/a>a</a><li><ul><li>b</ul><li>c</ul><p>d</p>",
  "<dl><dt>a<dd><dl><div><dt>b<dd>c</div></dl><dd>d</dl><select><option>e<option>f</select>",
  "<table><thead><tr><th>a<th>b</thead><tbody><tr><td><p>c</p><td>d<tr><th>e<td>f</tbody></table>",
  "<!-- <p> --><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
  '<p id="uno">1</p><p id=due>2</p><custom-part><template><li>x</li></template></custom-part>',
])("has no finding in %s", (html) => expect(checkMarkup(html)).toEqual([]));

it.each([
  ["<div><p>a</div>", ["</div> closes <p>"]],
  ["<div><span>a</span>", ["<div> is not closed"]],
  ["<p>a</p></section>", ["</section> closes <nothing>"]],
  ["<p>a<ul><li>b</li></ul></p>", ["<ul> stands in <p>"]],
  ["<p><span><div>b</div></span></p>", ["<div> stands in <p>"]],
  ['<a href="/a"><button>b</button></a>', ["<button> stands in <a>"]],
  ['<a href="/a">a <a href="/b">b</a></a>', ["<a> stands in <a>"]],
  ["<div><li>a</li></div>", ["<li> stands in <div>"]],
  ["<div><li><a href=/a>a</a></li></div>", ["<li> stands in <div>"]],
  ["<a href=/b><ul><li><a href=/a>a</a></ul></a>", ["<a> stands in <a>"]],
  ["<ul><li><a id=x href=/a>a</a><li><a href=/b id=x>b</a></ul>", ['the id "x" comes twice']],
  ["<ul><li><a href=/a>a</a></ol>", ["</ol> closes <ul>"]],
  ["<dl><dt>a <b>b<dd>c</b></dl>", ["<dd> stands in <b>"]],
  ["<table><tr><td>a<tbody><tr><td>b</table>", ["<tbody> stands in <td>", "</table> closes <tbody>"]],
  ["<table><tr><td>a<li>b</table>", ["<li> stands in <td>"]],
  ["<select><option>a</ul>", ["</ul> closes <select>"]],
  ["<table><td>a</td></table>", ["<td> stands in <table>"]],
  ['<p id="x">1</p><p class="y" id=x>2</p>', ['the id "x" comes twice']],
  ["<script>never", ["<script> is not closed"]],
])("reports the fault in %s", (html, faults) => expect(checkMarkup(html)).toEqual(faults));

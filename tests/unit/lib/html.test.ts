import { describe, expect, it } from "vitest";
import { html } from "#src/lib/html.ts";

describe("html", () => {
  it("escapes inserted text in elements and attributes", () => {
    const name = `<script>"D'Amico" & co`;
    expect(html`<a href="/x?y=${"a&b"}" title="${name}">${name}</a>`.text).toBe(
      '<a href="/x?y=a&amp;b" title="&lt;script&gt;&quot;D&#39;Amico&quot; &amp; co">&lt;script&gt;&quot;D&#39;Amico&quot; &amp; co</a>',
    );
  });

  it("inserts its own fragments unescaped, once", () => {
    const bold = html`<b>${"<"}</b>`;
    expect(html`<p>${bold}${[bold, "&"]}</p>`.text).toBe("<p><b>&lt;</b><b>&lt;</b>&amp;</p>");
  });

  it("prints zero, and omits missing values", () => {
    expect(html`<td>${0}</td>${false}${null}${undefined}${[]}`.text).toBe("<td>0");
  });

  it("removes the white space of long templates", () => {
    const row = html`
      <tr>
        <td>${"a b"} c</td>
        ${html`<td>d</td>`}
      </tr>`;
    expect(row.text).toBe("<tr><td>a b c<td>d");
  });

  it("omits the optional end tags of HTML, and no others", () => {
    const list = html`<dl><dt>a</dt><dd><p>b</p></dd></dl><table><thead><tr><th>c</th></tr></thead></table>`;
    expect(list.text).toBe("<dl><dt>a<dd><p>b</p></dl><table><thead><tr><th>c</thead></table>");
  });

  it("keeps end tags in inserted text", () => {
    expect(html`<li>${"</li>"}</li>`.text).toBe("<li>&lt;/li&gt;");
  });

  it("keeps line breaks in inserted text", () => {
    expect(html`<pre>${"one\n  two"}</pre>`.text).toBe("<pre>one\n  two</pre>");
  });
});

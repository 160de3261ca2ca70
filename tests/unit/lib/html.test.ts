import { describe, expect, it } from "vitest";
import { html } from "#src/lib/html.ts";

describe("html", () => {
  it("escapes every text that it is filled with, in elements and attributes", () => {
    const name = `<script>"D'Amico" & co`;
    expect(html`<a href="/x?y=${"a&b"}" title="${name}">${name}</a>`.text).toBe(
      '<a href="/x?y=a&amp;b" title="&lt;script&gt;&quot;D&#39;Amico&quot; &amp; co">&lt;script&gt;&quot;D&#39;Amico&quot; &amp; co</a>',
    );
  });

  it("takes its own text as it stands, once", () => {
    const bold = html`<b>${"<"}</b>`;
    expect(html`<p>${bold}${[bold, "&"]}</p>`.text).toBe("<p><b>&lt;</b><b>&lt;</b>&amp;</p>");
  });

  it("says zero, and leaves out what is not there", () => {
    expect(html`<td>${0}</td>${false}${null}${undefined}${[]}`.text).toBe("<td>0");
  });

  it("sets long templates out without blanks of their own", () => {
    const row = html`
      <tr>
        <td>${"a b"} c</td>
        ${html`<td>d</td>`}
      </tr>`;
    expect(row.text).toBe("<tr><td>a b c<td>d");
  });

  it("leaves out the end tags that HTML lets be left out, and no others", () => {
    const list = html`<dl><dt>a</dt><dd><p>b</p></dd></dl><table><thead><tr><th>c</th></tr></thead></table>`;
    expect(list.text).toBe("<dl><dt>a<dd><p>b</p></dl><table><thead><tr><th>c</thead></table>");
  });

  it("leaves the end tags of what it is filled with, which is text", () => {
    expect(html`<li>${"</li>"}</li>`.text).toBe("<li>&lt;/li&gt;");
  });

  it("keeps line breaks of what it is filled with", () => {
    expect(html`<pre>${"one\n  two"}</pre>`.text).toBe("<pre>one\n  two</pre>");
  });
});

/** The list of contents of a page, made of the sections in its HTML, so that no page lists its own. */

export interface Heading {
  readonly id: string;
  /** HTML of the heading, without links. */
  readonly label: string;
}

/** A page with fewer sections has no list, nor has one with a list of its own (`nav.contents`). */
const leastSections = 5;

/** Sections as `Rubric.astro` writes them. */
const section =
  /<section class="rubric"(?: id="([^"]+)")?([^>]*)>(\s*<section class="side">\s*<h2[^>]*>)([\s\S]*?)<\/h2>/g;

export interface FoundSections {
  /** HTML up to the end of the page's title, and after it. */
  readonly start: string;
  readonly rest: string;
  /** Empty when they are too few for a list. */
  readonly sections: readonly Heading[];
}

/**
 * The sections of a page and its HTML, in which each has an id: its own, or its place ("s3"), because a heading that is a
 * result changes with the data.
 */
export function findSections(html: string): FoundSections {
  const end = html.indexOf("</header>");
  const at = end === -1 ? 0 : end + "</header>".length;
  const [start, rest] = [html.slice(0, at), html.slice(at)];
  const sections: Heading[] = [];
  const marked = rest.replace(section, (_, own: string | undefined, more: string, side: string, title: string) => {
    const id = own ?? `s${String(sections.length + 1)}`;
    sections.push({ id, label: title.replace(/<[^>]+>/g, "").trim() });
    return `<section class="rubric" id="${id}"${more}>${side}${title}</h2>`;
  });
  const hasOwn = rest.includes('<nav class="contents');
  return sections.length < leastSections || hasOwn ? { start, rest, sections: [] } : { start, rest: marked, sections };
}

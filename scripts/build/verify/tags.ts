/** Elements whose content is raw text. */
const texts: ReadonlySet<string> = new Set(["script", "style", "textarea", "title"]);

const [slash, greater, equals, mark, quote, apostrophe, dash] = Array.from("/>=!\"'-", (letter) =>
  letter.charCodeAt(0),
);

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isInName = (code: number): boolean => isLetter(code) || (code >= 48 && code <= 57) || code === dash;

/**
 * Iterates over the tags of a page and their attributes. Collects nothing and matches no patterns: a full build has
 * twenty million tags. Skips comments and the text of scripts, styles, text areas and titles.
 *
 * ```ts
 * const tags = new Tags(html);
 * while (tags.next()) {
 *   while (tags.nextAttribute()) console.log(tags.name, tags.attribute, tags.value);
 * }
 * ```
 */
export class Tags {
  /** Element name as written; the site writes lower case. */
  name = "";
  /** `</p>` */
  isEnd = false;
  /** `<path/>`; valid after the last attribute. */
  isClosed = false;
  attribute = "";
  readonly #html: string;
  #at = 0;
  #isInTag = false;
  #from = 0;
  #to = 0;

  constructor(html: string) {
    this.#html = html;
  }

  /** Attribute value as written, without quotes. */
  get value(): string {
    return this.#html.slice(this.#from, this.#to);
  }

  /** Moves to the next tag; false at the end. */
  next(): boolean {
    while (this.#isInTag) this.nextAttribute();
    if (!this.isEnd && !this.isClosed && texts.has(this.name)) this.#at = this.#find(`</${this.name}`, this.#at);
    for (let at = this.#find("<", this.#at); at < this.#html.length; at = this.#find("<", at)) {
      at += 1;
      const code = this.#html.charCodeAt(at);
      if (code === mark && this.#html.startsWith("--", at + 1)) at = this.#find("-->", at + 3);
      this.isEnd = code === slash;
      const start = this.isEnd ? at + 1 : at;
      if (!isLetter(this.#html.charCodeAt(start))) continue;
      this.#at = start;
      while (isInName(this.#html.charCodeAt(this.#at))) this.#at += 1;
      this.name = this.#html.slice(start, this.#at);
      this.isClosed = false;
      this.#isInTag = true;
      return true;
    }
    return false;
  }

  /** Moves to the next attribute of the tag; false when there is none. */
  nextAttribute(): boolean {
    const html = this.#html;
    if (!this.#isInTag) return false;
    let code = html.charCodeAt(this.#at);
    for (; isSpace(code) || code === slash; code = html.charCodeAt(this.#at)) {
      this.isClosed = code === slash;
      this.#at += 1;
    }
    if (code === greater || this.#at >= html.length) {
      this.#at += 1;
      this.#isInTag = false;
      return false;
    }
    const start = this.#at;
    do code = html.charCodeAt((this.#at += 1));
    while (code !== equals && code !== greater && code !== slash && !isSpace(code) && this.#at < html.length);
    this.attribute = html.slice(start, this.#at);
    this.isClosed = false;
    if (code === equals) this.#findValue(this.#at + 1);
    else this.#from = this.#to = this.#at;
    return true;
  }

  #findValue(start: number): void {
    const code = this.#html.charCodeAt(start);
    if (code === quote || code === apostrophe) {
      this.#from = start + 1;
      this.#to = this.#find(code === quote ? '"' : "'", this.#from);
      this.#at = this.#to + 1;
      return;
    }
    this.#from = start;
    this.#to = start;
    for (let at = code; at !== greater && !isSpace(at) && this.#to < this.#html.length;)
      at = this.#html.charCodeAt((this.#to += 1));
    this.#at = this.#to;
  }

  /** Index of the next occurrence; the length of the page when there is none. */
  #find(text: string, from: number): number {
    const at = this.#html.indexOf(text, from);
    return at === -1 ? this.#html.length : at;
  }
}

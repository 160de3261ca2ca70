import { createHash } from "node:crypto";

/** JSON with sorted keys and no white space: equal values give equal text. Members that are `undefined` are omitted. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** SHA-256 of the parts, in hexadecimal. A separator closes each part, so ("ab", "c") and ("a", "bc") differ. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\u0000");
  return hash.digest("hex");
}

/**
 * Revision: a short digest for files that are only valid together, such as columns matched by row index. Browsers fetch
 * them one by one, and a new edition may be published between two requests.
 */
export function revisionOf(...parts: readonly string[]): string {
  return digestOf(...parts).slice(0, 12);
}

/** Characters collected before they are passed to the hash. */
const batch = 1 << 16;

/**
 * SHA-256 of a value that structured clone supports: plain objects (members in insertion order), arrays, maps, sets,
 * typed arrays, strings, numbers, booleans, null, undefined. Not the digest of the v8-serialised bytes: these depend on
 * the internal array representation, so equal values would differ between runs.
 * @throws TypeError for any other value.
 */
export function digestOfValue(value: unknown): string {
  const hash = createHash("sha256");
  let text = "";
  const write = (part: string): void => {
    text += part;
    if (text.length < batch) return;
    hash.update(text);
    text = "";
  };
  const walk = (member: unknown): void => {
    if (typeof member === "string") write(`"${member.length}:${member}`);
    else if (typeof member === "number") write(`#${Object.is(member, -0) ? "-0" : String(member)};`);
    else if (typeof member === "boolean" || member === undefined || member === null) write(`${String(member)};`);
    else if (Array.isArray(member)) {
      write(`[${member.length};`);
      for (const item of member) walk(item);
    } else if (member instanceof Map || member instanceof Set) {
      write(`${member instanceof Map ? "map" : "set"}${member.size};`);
      for (const [key, item] of member.entries()) {
        walk(key);
        if (member instanceof Map) walk(item);
      }
    } else if (ArrayBuffer.isView(member)) {
      write(`${member.constructor.name}${member.byteLength};`);
      hash.update(text).update(new Uint8Array(member.buffer, member.byteOffset, member.byteLength));
      text = "";
    } else if (typeof member === "object") {
      const entries = Object.entries(member);
      write(`{${entries.length};`);
      for (const [key, item] of entries) {
        write(`${key.length}:${key}`);
        walk(item);
      }
    } else throw new TypeError(`a ${typeof member} cannot be cached`);
  };
  walk(value);
  return hash.update(text).digest("hex");
}

import { createHash } from "node:crypto";

/** JSON with sorted keys and no white space: equal values give equal text. `undefined` members are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** SHA-256 of the parts, in hexadecimal; each part is closed by a separator, so that parts cannot run together. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\u0000");
  return hash.digest("hex");
}

/**
 * A short digest that files carry which only make sense together, such as columns told by place: readers get them one by one, and
 * the site may be published again in between.
 */
export function stampOf(...parts: readonly string[]): string {
  return digestOf(...parts).slice(0, 12);
}

/** Text put together before it goes into a digest. */
const batch = 1 << 16;

/**
 * SHA-256 of a value that structured clone can keep: plain objects, arrays, maps, sets, typed arrays, strings, numbers,
 * booleans, null, undefined; members in their order. Not the digest of its serialised bytes: those also tell how the engine
 * happens to hold an array, so equal values would differ from run to run.
 * @throws TypeError for anything else.
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
    } else throw new TypeError(`a ${typeof member} cannot be kept`);
  };
  walk(value);
  return hash.update(text).digest("hex");
}

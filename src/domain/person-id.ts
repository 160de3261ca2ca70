/** Names for person ids without a record. */

/**
 * A readable name from the words of an id, in their order, without dates and numbers: "lia-carpino-1958-09-18" → "Lia
 * Carpino". The id does not show which word is the surname. An id without words is returned unchanged.
 */
export function nameFromId(id: string): string {
  const words = id.split("-").filter((word) => /\p{L}/u.test(word) && word !== "none");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return name === "" ? id : name;
}

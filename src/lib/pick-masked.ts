/** The fields of an object that a mask names, in the order of the mask. */
export function pickMasked<Row extends object, Mask extends Partial<Record<keyof Row, true>>>(
  row: Row,
  mask: Mask,
): Pick<Row, keyof Mask & keyof Row>;
export function pickMasked(row: object, mask: object): unknown {
  return Object.fromEntries(Object.keys(mask).map((name) => [name, Reflect.get(row, name)]));
}

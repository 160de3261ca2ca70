/** What the Senate's repertory calls the Camera's bodies in the labels of assignments, which have no address of them. */
import { toRoman } from "./text.ts";

const named: readonly (readonly [inLabel: RegExp, inTitle: RegExp, key: string])[] = [
  [/questioni regionali/i, /questioni regionali/i, "questioni regionali"],
  [/comitato legislazione/i, /comitato per la legislazione/i, "comitato legislazione"],
];

/** Keys of the bodies in a label: "Commissioni riunite 6ª (Finanze) e 9ª (Trasporti)" → "VI Commissione", "IX Commissione". */
export function keysInLabel(label: string): string[] {
  const found = named.find(([inLabel]) => inLabel.test(label));
  return found === undefined
    ? [...label.matchAll(/(\d{1,2})ª/g)].map(([, ordinal]) => `${toRoman(Number(ordinal))} Commissione`)
    : [found[2]];
}

/** Key of a body by its title: "IX Commissione (Trasporti, poste e telecomunicazioni)" → "IX Commissione"; null = none. */
export function keyOfTitle(title: string): string | null {
  return /^[IVX]+ Commissione/.exec(title)?.[0] ?? named.find(([, inTitle]) => inTitle.test(title))?.[2] ?? null;
}

/** Of fewer cases no share is given in per cent, and no rank by it: "2 su 3" says how few they are. */
export const fewestCases = 10;

/** True if cases are too few for a percentage; none are, too. */
export function isHandful(cases: number): boolean {
  return cases < fewestCases;
}

import type { Branch } from "./codes.ts";

/** Ids of the chambers: "vs19_641_041", "19-402-7". */
export function voteId(branch: Branch, sitting: number, number: number): string {
  return branch === "C" ? `vs19_${sitting}_${String(number).padStart(3, "0")}` : `19-${sitting}-${number}`;
}

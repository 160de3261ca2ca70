import type { Branch } from "./codes.ts";
import { legislature } from "./legislature.ts";

/** Ids of the chambers: "vs19_641_041", "19-402-7". */
export function voteId(branch: Branch, sitting: number, number: number): string {
  const term = legislature.number;
  return branch === "C" ? `vs${term}_${sitting}_${String(number).padStart(3, "0")}` : `${term}-${sitting}-${number}`;
}

/** Labels of people: members lists, person pages, strength index, territories, comparison. */
import type { Branch, Gender } from "#src/domain/codes.ts";

type Role =
  | { readonly code: "member"; readonly branch: Branch; readonly isLife: boolean }
  | { readonly code: "government"; readonly text: string };

const memberRoles = {
  C: { M: "Deputato", F: "Deputata", none: "Deputato" },
  S: { M: "Senatore", F: "Senatrice", none: "Senatore" },
  life: { M: "Senatore a vita", F: "Senatrice a vita", none: "Senatore a vita" },
} as const;

/** "Deputata", "Senatore a vita"; offices of government keep the source's words. */
export function roleLabel(role: Role, gender: Gender | null): string {
  return role.code === "government" ? role.text : memberRoles[role.isLife ? "life" : role.branch][gender ?? "none"];
}

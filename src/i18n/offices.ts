/** A weighty office as cards and sentences say it; the tables of offices keep the source's own words. */
import type { Gender } from "#src/domain/codes.ts";
import { toOfficeRole } from "#src/domain/office-roles.ts";
import type { Body } from "#src/domain/records.ts";
import { ofBranch } from "./common.ts";
import { isSameText } from "#src/lib/text.ts";

/** A role and where it is held; an empty body where the role says it. */
interface Office {
  readonly role: string;
  readonly body: string;
}

/** Letters of a body's name beyond which only its beginning is said: the whole name is on the page of the body. */
const longestName = 120;

/** "Presidente" of the bureau of the Camera is "Presidente della Camera"; a committee is "commissione Ambiente". */
export function officeInBody(
  role: string,
  { branch, kind, name, shortName }: Pick<Body, "branch" | "kind" | "name" | "shortName">,
): Office {
  const tidy = tidyRole(role);
  if (kind === "presidency" && branch !== "B" && toOfficeRole(role) !== "secretary")
    return { role: /Camera|Senato/.test(tidy) ? tidy : `${tidy} ${ofBranch[branch]}`, body: "" };
  if (kind === "presidency" && tidy.includes("Presidenza")) return { role: tidy, body: "" };
  const isNumbered = /^([IVX]+|\d+ª) Commissione\b/.test(name);
  return {
    role: tidy,
    body: isNumbered && shortName !== null ? `commissione ${shortName}` : shorten(shortName ?? name),
  };
}

/** "gruppo SAL"; the mixed group is called by its name, which is no acronym. */
export function officeInGroup(
  role: string,
  { acronym, name }: { readonly acronym: string; readonly name: string },
): Office {
  return { role: tidyRole(role), body: `gruppo ${isSameText(name, acronym) ? name : acronym}` };
}

/** "Segretaria, commissione Bilancio": the role agrees with whoever holds it. */
export function officeText({ role, body }: Office, gender: Gender | null): string {
  const agreed =
    gender === "F" ? role.replace(/\b(segretari|vicari)o\b/gi, "$1a").replace(/\b(tesorier)e\b/gi, "$1a") : role;
  return body === "" ? agreed : `${agreed}, ${body}`;
}

/** "Vice Presidente del Senato" → "Vicepresidente del Senato", "Vicepresidente Vicario" → "Vicepresidente vicario". */
function tidyRole(role: string): string {
  return role.replace(/^Vice Presidente/, "Vicepresidente").replace(" Vicario", " vicario");
}

/** A name of three lines up to a comma or "e sulle …", late enough to have said what the body is about. */
function shorten(name: string): string {
  return name.length <= longestName ? name : (/^.{70,}?(?=, | e sul)/.exec(name)?.[0] ?? name);
}

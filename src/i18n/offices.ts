/** Names of offices in cards, sentences and tables. */
import type { Gender } from "#src/domain/codes.ts";
import { toOfficeRole } from "#src/domain/office-roles.ts";
import type { Body } from "#src/domain/records.ts";
import { ofBranch } from "./common.ts";
import { isSameText } from "#src/lib/text.ts";

/** A role and the body in which it is held. `body` is empty if the role already contains it. */
interface Office {
  readonly role: string;
  readonly body: string;
}

/** Maximum length of a body's name in characters; longer names are shortened. The body's page has the full name. */
const longestName = 120;

/**
 * The role "Presidente" in the bureau of the Camera is "Presidente della Camera"; a committee is "commissione
 * Ambiente".
 */
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

/** "gruppo SAL"; the mixed group has a name instead of an acronym. */
export function officeInGroup(
  role: string,
  { acronym, name }: { readonly acronym: string; readonly name: string },
): Office {
  return { role: tidyRole(role), body: `gruppo ${isSameText(name, acronym) ? name : acronym}` };
}

/** Words for offices that agree with the gender of the holder; all end in "o" or "e". "President" and the like do not. */
const genderedWords =
  /(^|\P{L})((?:sotto)?segretari(?=o)|vicari(?=o)|commissari(?=o)|(?:vice ?)?ministr(?=o)|deputat(?=o)|delegat(?=o)|tesorier(?=e)|consiglier(?=e))[oe](?!\p{L})/giu;

/**
 * A role as the source publishes it, in agreement with the gender of the holder: "Sottosegretaria di Stato". The sources
 * write the masculine form for everybody.
 */
export function roleText(role: string, gender: Gender | null): string {
  return gender === "F"
    ? role.replace(genderedWords, "$1$2a").replace(/(segretaria) provvisorio/i, "$1 provvisoria")
    : role;
}

/** "Segretaria, commissione Bilancio": the role agrees with the gender of the holder. */
export function officeText({ role, body }: Office, gender: Gender | null): string {
  const agreed = roleText(role, gender);
  return body === "" ? agreed : `${agreed}, ${body}`;
}

/** "Vice Presidente del Senato" → "Vicepresidente del Senato", "Vicepresidente Vicario" → "Vicepresidente vicario". */
function tidyRole(role: string): string {
  return role.replace(/^Vice Presidente/, "Vicepresidente").replace(" Vicario", " vicario");
}

/** Cuts a long name at a comma or at "e sul …", but not before 70 characters, so that it stays meaningful. */
function shorten(name: string): string {
  return name.length <= longestName ? name : (/^.{70,}?(?=, | e sul)/.exec(name)?.[0] ?? name);
}

/**
 * Title of an office of government from its role and its body, which a source may publish apart: "Ministro" of the
 * "Ministero della giustizia" is "Ministro della giustizia". A role that is more than a bare word stays as published.
 */

import { toSentenceCase } from "./sentence-case.ts";

/** Roles that say nothing without their body. */
const bareRole =
  /^(presidente|vice ?presidente|ministr[oa]( senza portafoglio)?|vice ?ministr[oa]|sottosegretari[oa]( di stato)?|commissari[oa]( straordinari[oa])?)$/i;

const council = "Presidenza del Consiglio dei ministri";

const isTitle = (name: string): boolean => /^ministr[oa] \p{L}/iu.test(name);

/**
 * Name of a body of the government: without an acronym behind it, and not in capitals. null = it is no body but the title
 * of a minister without portfolio.
 */
export function departmentName(name: string): string | null {
  if (isTitle(name)) return null;
  if (/^presidenza del consiglio( dei ministri)?$/i.test(name)) return council;
  return toSentenceCase(name.replace(/\s+[-–]\s+\p{Lu}{2,8}$/u, ""));
}

const capital = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()).replace(/ di stato$/, " di Stato");

/**
 * "Ministra della giustizia", "Presidente del Consiglio dei ministri", "Sottosegretario al Ministero dell’interno";
 * where grammar gives no form, role and body: "Commissario, Dipartimento Casa Italia".
 *
 * @param body null = not published
 */
export function governmentTitle(role: string, body: string | null): string {
  if (body === null || !bareRole.test(role)) return role;
  const own = capital(role).replace(/ senza portafoglio$/, "");
  const department = departmentName(body) ?? toSentenceCase(body);
  const isMinister = /^ministr/i.test(role);
  if (department === council && /^(vice ?)?presidente$/i.test(role))
    return `${own.replace(/^Vice presidente/, "Vicepresidente")} del Consiglio dei ministri`;
  // Without portfolio: the body is the title, in the masculine form.
  if (isMinister && isTitle(department)) return own + department.slice("Ministro".length);
  if (isMinister && /^ministero d/i.test(department)) return own + department.slice("Ministero".length);
  if (/^sottosegretari|^vice ?ministr/i.test(role)) {
    if (/^minister/i.test(department)) return `${own} al ${department}`;
    if (department === council) return `${own} alla ${department}`;
  }
  return `${own}, ${department}`;
}

/**
 * Title and body of an office. An office that already has its title stays what it is, so that a stored one can be compared
 * with one that a source gives.
 */
export function titledOffice(
  role: string,
  body: string | null,
): { readonly role: string; readonly department: string | null } {
  return { role: governmentTitle(role, body), department: body === null ? null : departmentName(body) };
}

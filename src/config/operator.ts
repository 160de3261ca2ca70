/**
 * Who runs this site. The only place to edit before publishing: header, footer, privacy notice, citations, feeds and
 * error reports read it. The values here are neutral placeholders on reserved names (`.example`).
 */

/** A site that the footer links to for an earlier legislature. */
interface LegislatureSite {
  readonly roman: string;
  readonly years: string;
  readonly url: string;
}

interface Operator {
  /** Name of the site, as in the masthead, in titles and in citations. */
  readonly siteName: string;
  /** Public origin, without a final slash: canonical addresses, feeds and citations are built on it. */
  readonly origin: string;
  /** Legal name of the operator. */
  readonly name: string;
  readonly site: string;
  readonly address: string;
  readonly phone: string;
  /** Codice fiscale. */
  readonly taxCode: string;
  readonly contactUrl: string;
  readonly donationUrl: string;
  /** Mailbox for corrections, accessibility and privacy requests. */
  readonly email: string;
  /** Data protection officer, or null where there is none. */
  readonly privacyOfficer: string | null;
  /** Where the pages are served from, as the privacy notice must say. */
  readonly hosting: string;
  readonly earlierLegislatures: readonly LegislatureSite[];
}

export const operator: Operator = {
  siteName: "Emiciclo",
  origin: "https://emiciclo.example",
  name: "Fondazione Esempio",
  site: "https://fondazione.example/",
  address: "via dei Tigli 1, 00100 Roma",
  phone: "06 0000 000",
  taxCode: "00000000000",
  contactUrl: "https://fondazione.example/contatti",
  donationUrl: "https://fondazione.example/sostieni",
  email: "redazione@fondazione.example",
  privacyOfficer: null,
  hosting: "un servizio di distribuzione di pagine statiche nell’Unione europea",
  earlierLegislatures: [
    { roman: "XVIII", years: "2018-2022", url: "https://xviii.emiciclo.example/" },
    { roman: "XVII", years: "2013-2018", url: "https://xvii.emiciclo.example/" },
    { roman: "XVI", years: "2008-2013", url: "https://xvi.emiciclo.example/" },
  ],
};

/** Campaign popup: an image and its link. `null` in its place disables the campaign. */
export interface Campaign {
  readonly image: string;
  /** Size of the image, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly link: string;
}

interface Operator {
  readonly name: string;
  readonly site: string;
  /** The donation page. */
  readonly donate: string;
  /** Contact page for corrections and questions. */
  readonly contact: string;
  readonly address: string;
  readonly phone: string;
  readonly taxCode: string;
  /** Mailbox for corrections, accessibility and privacy requests. */
  readonly email: string;
  /** URL of the error report form, which receives `pagina` and `versione`; null = reports go to `email`. */
  readonly reportForm: string | null;
  /** Contact of the data protection officer; null = there is none. */
  readonly privacyOfficer: string | null;
  /** Hosting provider and its location, which the privacy notice must name. */
  readonly hosting: string;
  /** Sites of the earlier legislatures. Where the family of sites has one (`family.ts`), its address is that. Spec §2. */
  readonly legislatures: readonly { readonly legislature: number; readonly label: string; readonly url: string }[];
  /** The tax-donation popup of spec §2; null = no popup. */
  readonly campaign: Campaign | null;
  /**
   * First-party, cookieless URL that receives one beacon per page view, after consent (in mode "opt-out" also before); null
   * = no analytics. Readers whose browser sends Global Privacy Control or Do Not Track are not counted.
   */
  readonly analytics: string | null;
}

/** The operator of the site. These are neutral placeholders: the publisher replaces them. */
export const operator: Operator = {
  name: "Fondazione Esempio",
  site: "https://fondazione.example",
  donate: "https://fondazione.example/sostieni",
  contact: "https://fondazione.example/contatti",
  address: "via dei Tigli 1, 00100 Roma",
  phone: "06 0000 000",
  taxCode: "00000000000",
  email: "redazione@fondazione.example",
  reportForm: null,
  privacyOfficer: null,
  hosting: "un servizio di distribuzione di pagine statiche nell’Unione europea",
  legislatures: [
    { legislature: 18, label: "XVIII (2018–2022)", url: "https://xviii.emiciclo.example" },
    { legislature: 17, label: "XVII (2013–2018)", url: "https://xvii.emiciclo.example" },
    { legislature: 16, label: "XVI (2008–2013)", url: "https://xvi.emiciclo.example" },
  ],
  campaign: {
    image: "/campagna.svg",
    width: 480,
    height: 300,
    alt: "Il tuo 5 per mille alla Fondazione Esempio. Codice fiscale 00000000000.",
    link: "https://fondazione.example/5permille",
  },
  analytics: null,
};

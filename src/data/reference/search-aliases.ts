import { legislature } from "#src/domain/legislature.ts";

/** Legislature whose bills {@link actNames} means: their numbers begin anew with each. */
const legislatureOfBills = 19;

const actNames: Readonly<Record<string, readonly string[]>> = {
  "bill/C_887": ["reato universale", "utero in affitto", "gestazione per altri", "gpa", "legge varchi"],
  "bill/C_1275": ["salario minimo"],
  "bill/C_1435": ["riforma del codice della strada", "codice salvini"],
  "bill/C_384": ["commissione covid"],
  "bill/S_615": ["autonomia differenziata", "ddl calderoli", "legge calderoli", "spacca italia"],
  "bill/S_651": ["carne coltivata", "carne sintetica"],
  "bill/S_808": ["riforma nordio", "abuso d'ufficio"],
  "bill/S_924": ["riforma degli istituti tecnici", "voto in condotta"],
  "bill/S_926": ["manovra 2024", "finanziaria 2024"],
  "bill/S_935": ["premierato", "elezione diretta del presidente del consiglio", "ddl casellati"],
  "bill/S_93": ["commissione femminicidio"],
  "decree/2022-162": ["decreto rave", "ergastolo ostativo"],
  "decree/2022-176": ["aiuti quater"],
  "decree/2022-198": ["milleproroghe 2023"],
  "decree/2023-1": ["decreto ong"],
  "decree/2023-11": ["blocco cessione crediti superbonus"],
  "decree/2023-13": ["pnrr ter"],
  "decree/2023-20": ["decreto cutro"],
  "decree/2023-35": ["ponte sullo stretto", "decreto ponte"],
  "decree/2023-48": ["decreto lavoro", "assegno di inclusione"],
  "decree/2023-104": ["decreto asset", "extraprofitti banche", "caro voli"],
  "decree/2023-123": ["decreto caivano"],
  "decree/2023-161": ["piano mattei"],
  "decree/2023-215": ["milleproroghe 2024"],
  "decree/2024-19": ["pnrr quater"],
};

/**
 * Popular names of acts, by act key: names used by readers and newspapers that no official title contains. Reviewed by
 * hand. A name is used only when its act is in the data.
 */
export const searchAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(actNames).filter(([act]) => legislature.number === legislatureOfBills || !act.startsWith("bill/")),
);

/** Pattern of a ministry or of an office in it: "ministro dell’economia", "sottosegretaria alle infrastrutture". */
const inMinistry = (name: string): RegExp =>
  new RegExp(`(?:ministero|ministr[oa]|sottosegretari[oa]) [ad]\\p{L}*[ ’']${name}`, "iu");

/**
 * Popular names of ministries and bodies: an entry whose text matches the official name is also found by the popular
 * one. Reviewed by hand, because no official title contains them.
 */
export const institutionNames: readonly (readonly [official: RegExp, inUse: string])[] = [
  [inMinistry("economia"), "MEF"],
  [inMinistry("affari esteri"), "MAECI, Farnesina"],
  [inMinistry("interno"), "Viminale"],
  [inMinistry("ambiente"), "MASE"],
  [inMinistry("imprese"), "MIMIT, MISE"],
  [inMinistry("agricoltura"), "MASAF"],
  [inMinistry("infrastrutture"), "MIT"],
  [inMinistry("lavoro"), "MLPS"],
  [inMinistry("istruzione"), "MIM, MIUR"],
  [inMinistry("università"), "MUR, MIUR"],
  [inMinistry("cultura"), "MIC"],
  [/^comitato (?:parlamentare )?(?:provvisorio )?per la sicurezza della repubblica/i, "Copasir, servizi segreti"],
  [/inchiesta sul fenomeno delle mafie/i, "Commissione antimafia"],
  [/vigilanza .*servizi radiotelevisivi/i, "vigilanza RAI"],
  [/ciclo dei rifiuti/i, "Commissione ecomafie"],
  [/covid|sars-cov/i, "Commissione Covid"],
  [/intolleranza, razzismo, antisemitismo/i, "Commissione Segre"],
  [/conferenza dei presidenti di gruppo/i, "capigruppo"],
];

/**
 * Everyday words of what acts are about, which titles call otherwise: an act whose title matches is also found by them,
 * so that "decreto acqua" finds "Sicurezza idrica". Reviewed by hand.
 */
export const wordsInUse: readonly (readonly [inTitle: RegExp, inUse: string])[] = [
  [/\bidric[aoih]/i, "acqua"],
  [/\bscolastic|\bistruzione/i, "scuola"],
  [/\bsanitar|\bcure domiciliari/i, "sanità salute ospedali"],
  [/\bprevidenz|\bpensionistic/i, "pensioni"],
  [/\btributar|\bfiscal|\briscossione/i, "tasse fisco"],
  [/\bpenitenziar|\bcarcerari/i, "carceri"],
  [/\bferroviar/i, "treni"],
  [/\bmigratori|\bimmigrazione|\bprotezione internazionale/i, "migranti"],
  [/\blocazion|\babitativ/i, "affitti casa"],
  [/\bbilancio di previsione/i, "manovra finanziaria legge di bilancio"],
  [/\bforze armate|\bmissioni internazionali/i, "esercito militari"],
  [/\benergetic/i, "energia bollette"],
  [/\bagroalimentar|\bagrari/i, "agricoltura"],
  [/\bcircolazione stradale|\bcodice della strada/i, "strade auto patente"],
  [/\brifiuti|\bambiental/i, "ambiente"],
];

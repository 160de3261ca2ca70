/**
 * Invented family names: plausible places (noun + adjective), plants, birds and crafts. A test checks that no full name
 * equals that of a real member of this legislature.
 */
import type { Gender } from "#src/domain/codes.ts";
import type { Random } from "./random.ts";

const masculineNouns = [
  "Borgo",
  "Bosco",
  "Campo",
  "Castel",
  "Colle",
  "Lago",
  "Monte",
  "Piano",
  "Ponte",
  "Prato",
  "Poggio",
  "Sasso",
] as const;
const masculineAdjectives = [
  "alto", "amaro", "aspro", "bianco", "bruno", "cavo", "chiaro", "dolco", "fiorito", "grande", "lieto", "lungo", "moro", "scuro", "secco", "sereno",
  "tondo", "vecchio", "ventoso",
] as const; // prettier-ignore
const feminineNouns = [
  "Costa",
  "Fonte",
  "Pietra",
  "Riva",
  "Rocca",
  "Selva",
  "Serra",
  "Torre",
  "Val",
  "Vigna",
  "Gora",
  "Chiusa",
] as const;
const feminineAdjectives = [
  "bianca", "bruna", "cava", "chiara", "dolce", "fiorita", "grande", "lieta", "lunga", "mora", "ombrosa", "scura", "secca", "serena", "tonda",
  "vecchia", "ventosa",
] as const; // prettier-ignore
const single = [
  "Agrifogli", "Arpaioli", "Averla", "Barcaiolo", "Beccaccini", "Biancospino", "Boschelli", "Brugnolo", "Bulino", "Calandrelli", "Canestrai", "Capinera",
  "Cardoncelli", "Carpinelli", "Cesello", "Cinciallegri", "Cordaro", "Corniolo", "Erbaluce", "Fiordaliso", "Fringuelli", "Genzianella", "Ginepro",
  "Lanternari", "Lavandoni", "Lentisco", "Ligustri", "Melissari", "Nocchieri", "Ornello", "Ortensi", "Ottonai", "Pergamini", "Pervinca", "Pettirossi",
  "Rigogolo", "Rosolaccio", "Sambuchi", "Saponaria", "Scalpellini", "Serpillo", "Setaioli", "Sorbelli", "Stiaccini", "Tessandori", "Timolini",
  "Tornitori", "Upupari", "Verbasco", "Vetrai", "Zafferani", "Zigolo", "Acquerelli", "Albicocchi", "Allodoli", "Anemoni", "Argillai", "Bagolari",
  "Betullari", "Bottaioli", "Brumali", "Calafati", "Campanuli", "Carbonelli", "Cesoiai", "Ciclamini", "Codirossi", "Cotogni", "Damaschi", "Edereschi",
  "Falciatori", "Filandai", "Fornaciari", "Gelsomoro", "Giuncheti", "Gramigni", "Intagli", "Lauroceraso", "Lucherini", "Maggiorani", "Malvasio",
  "Mandorleti", "Merlettai", "Mirtilleri", "Muschiati", "Nespoli Alti", "Nibbiali", "Oleandri", "Olmeti", "Orafini", "Papaveri", "Passiflori", "Pioppeti",
  "Quercioli Neri", "Ramieri", "Rondinai", "Rosmarini", "Sagginali", "Salicheti", "Scricciolo", "Sellai", "Smerigli", "Spigolatori", "Stornellari",
  "Tamerici", "Tarassaco", "Tortoreto", "Vannelli Rossi", "Verzieri", "Vimineti", "Zolfanari",
] as const; // prettier-ignore

const given: Record<Gender, readonly string[]> = {
  F: [
    "Ada", "Adele", "Agnese", "Alba", "Amalia", "Angela", "Anna", "Beatrice", "Bianca", "Carla", "Caterina", "Cecilia", "Chiara", "Clara", "Costanza", "Cristina",
    "Delia", "Diana", "Dora", "Elena", "Eleonora", "Elisa", "Emma", "Ester", "Fiorella", "Flavia", "Franca", "Gemma", "Ginevra", "Giulia", "Ilaria", "Irene", "Ivana",
    "Laura", "Lea", "Lidia", "Livia", "Lucia", "Maddalena", "Margherita", "Marta", "Miriam", "Mirella", "Nadia", "Nives", "Nora", "Olga", "Ottavia", "Paola",
    "Rita", "Rosa", "Sara", "Silvia", "Sofia", "Stella", "Teresa", "Valentina", "Vera", "Viola", "Maria Grazia", "Anna Rita", "Maria Chiara",
  ],
  M: [
    "Adriano", "Alberto", "Aldo", "Andrea", "Antonio", "Bruno", "Carlo", "Cesare", "Claudio", "Corrado", "Dario", "Davide", "Diego", "Domenico", "Elio", "Emilio",
    "Enrico", "Ettore", "Fabio", "Federico", "Ferdinando", "Filippo", "Franco", "Gaetano", "Giacomo", "Gino", "Giulio", "Guido", "Ivo", "Lapo", "Leonardo", "Lorenzo",
    "Luca", "Marco", "Mario", "Martino", "Matteo", "Maurizio", "Michele", "Nino", "Oreste", "Paolo", "Pietro", "Raffaele", "Renato", "Riccardo", "Rocco", "Sandro",
    "Sergio", "Silvio", "Stefano", "Tommaso", "Tullio", "Ugo", "Valerio", "Vito", "Zeno", "Gian Luca", "Pier Giorgio", "Carlo Alberto",
  ],
}; // prettier-ignore

export const familyNames: readonly string[] = [
  ...masculineNouns.flatMap((noun) => masculineAdjectives.map((adjective) => noun + adjective)),
  ...feminineNouns.flatMap((noun) => feminineAdjectives.map((adjective) => noun + adjective)),
  ...single,
].toSorted();

/** Draws unique full names. */
export class NameBook {
  readonly #used = new Set<string>();
  #families: string[];
  readonly #random: Random;

  constructor(random: Random, taken: Iterable<string>) {
    this.#random = random;
    this.#families = random.shuffle(familyNames);
    for (const name of taken) this.#used.add(name);
  }

  /** A new full name. Family names repeat only after all have been used. */
  draw(gender: Gender): { familyName: string; givenName: string } {
    if (this.#families.length === 0) this.#families = this.#random.shuffle(familyNames);
    const familyName = this.#families.pop() ?? "";
    for (;;) {
      const givenName = this.#random.pick(given[gender]);
      const full = `${familyName} ${givenName}`;
      if (this.#used.has(full)) continue;
      this.#used.add(full);
      return { familyName, givenName };
    }
  }
}

export const birthPlaces: readonly string[] = [
  "Ivrea (TO)", "Alba (CN)", "Aosta", "Crema (CR)", "Varese", "Lodi", "Monza", "Bergamo", "Rovereto (TN)", "Bressanone (BZ)", "Bassano del Grappa (VI)", "Rovigo", "Adria (RO)",
  "Gorizia", "Tolmezzo (UD)", "Imperia", "Chiavari (GE)", "Guastalla (RE)", "Bazzano (BO)", "Faenza (RA)", "Cesena (FC)", "Prato", "Pistoia", "Lucca", "Grosseto", "Foligno (PG)",
  "Orvieto (TR)", "Jesi (AN)", "Fermo", "Viterbo", "Rieti", "Velletri (RM)", "Roma", "Milano", "Torino", "Napoli", "Palermo", "Sulmona (AQ)", "Vasto (CH)", "Termoli (CB)", "Isernia",
  "Aversa (CE)", "Nola (NA)", "Ariano Irpino (AV)", "Benevento", "Andria (BT)", "Monopoli (BA)", "Nardò (LE)", "Matera", "Melfi (PZ)", "Crotone", "Rossano (CS)", "Locri (RC)", "Marsala (TP)",
  "Caltagirone (CT)", "Modica (RG)", "Nuoro", "Oristano", "Alghero (SS)", "Carbonia (SU)",
]; // prettier-ignore

export const professions: Record<Gender, readonly string[]> = {
  F: ["Avvocata", "Insegnante", "Imprenditrice", "Medica chirurga", "Ingegnera idraulica", "Giornalista pubblicista", "Docente universitaria", "Commercialista", "Architetta", "Impiegata", "Funzionaria di partito", "Ricercatrice", "Agricoltrice", "Farmacista"],
  M: ["Avvocato", "Insegnante", "Imprenditore", "Medico chirurgo", "Ingegnere civile", "Giornalista pubblicista", "Docente universitario", "Commercialista", "Architetto", "Impiegato", "Funzionario di partito", "Dirigente d’azienda", "Agricoltore", "Farmacista"],
}; // prettier-ignore

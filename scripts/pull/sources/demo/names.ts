/**
 * Invented family names: plausible places (noun + adjective). A test checks that no full name
 * equals that of a real member of this legislature.
 */
import type { Gender } from "#src/domain/codes.ts";
import type { Random } from "./random.ts";

const words = (list: string): readonly string[] => list.split(", ");

const masculineNouns = words("Borgo, Bosco, Campo, Castel, Colle, Lago, Monte, Piano, Ponte, Prato, Poggio, Sasso");
const masculineAdjectives = words(
  "alto, amaro, aspro, bianco, bruno, cavo, chiaro, dolco, fiorito, grande, lieto, lungo, moro, scuro, secco, sereno, tondo, vecchio, ventoso",
);
const feminineNouns = words("Costa, Fonte, Pietra, Riva, Rocca, Selva, Serra, Torre, Val, Vigna, Gora, Chiusa");
const feminineAdjectives = words(
  "bianca, bruna, cava, chiara, dolce, fiorita, grande, lieta, lunga, mora, ombrosa, scura, secca, serena, tonda, vecchia, ventosa",
);

const given: Record<Gender, readonly string[]> = {
  F: words(
    "Ada, Agnese, Amalia, Anna, Bianca, Caterina, Chiara, Clara, Delia, Diana, Elena, Elisa, Emma, Flavia, Gemma, Giulia, Irene, Laura, Lea, Lidia, Lucia, Marta, Nora, Olga, Paola, Rosa, Sara, Silvia, Teresa, Maria Grazia",
  ),
  M: words(
    "Aldo, Andrea, Bruno, Carlo, Cesare, Dario, Diego, Elio, Enrico, Ettore, Fabio, Franco, Giacomo, Giulio, Guido, Leonardo, Luca, Marco, Mario, Matteo, Michele, Paolo, Pietro, Renato, Rocco, Sergio, Stefano, Ugo, Vito, Gian Luca",
  ),
};

export const familyNames: readonly string[] = [
  ...masculineNouns.flatMap((noun) => masculineAdjectives.map((adjective) => noun + adjective)),
  ...feminineNouns.flatMap((noun) => feminineAdjectives.map((adjective) => noun + adjective)),
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

export const birthPlaces = words(
  "Ivrea (TO), Aosta, Crema (CR), Varese, Rovereto (TN), Rovigo, Gorizia, Imperia, Faenza (RA), Lucca, Orvieto (TR), Jesi (AN), Velletri (RM), Roma, Milano, Napoli, Vasto (CH), Isernia, Nardò (LE), Matera, Crotone, Modica (RG), Nuoro",
);

export const professions: Record<Gender, readonly string[]> = {
  F: words("Avvocata, Insegnante, Imprenditrice, Medica chirurga, Giornalista pubblicista, Architetta, Agricoltrice"),
  M: words("Avvocato, Insegnante, Imprenditore, Medico chirurgo, Giornalista pubblicista, Architetto, Agricoltore"),
};

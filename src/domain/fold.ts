/** Letters that Unicode does not decompose into a base letter and an accent. */
const folded: Readonly<Record<string, string>> = {
  "\u2011": "-",
  ...{ ß: "ss", đ: "d", ð: "d", ø: "o", ł: "l", æ: "ae", œ: "oe", ı: "i", þ: "th", ħ: "h", ŧ: "t", ŋ: "n", ə: "e" },
};
const letters = new RegExp(`[${Object.keys(folded).join("")}]`, "g");

/** Lower case, in ASCII where the letters are Latin: "Łukasz Đoković" → "lukasz dokovic". For addresses and searches. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(letters, (letter) => folded[letter] ?? letter);
}

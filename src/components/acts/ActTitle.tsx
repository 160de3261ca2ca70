import type { Outcome } from "#src/i18n/act-sentences.ts";
import { titleClass } from "#src/lib/class-names.ts";

interface Props {
  /** "Disegno di legge C. 1742". */
  readonly name: string;
  /** Shown after the name: initiative, key act. */
  readonly details: readonly string[];
  readonly title: string;
  readonly outcome: Outcome;
  readonly more?: string | undefined;
}

const looks = { done: "out", ended: "out ko", open: "out alt", new: "out new", half: "out half" } as const;

/** Header of an act's page: kind and number, title, and its state in a sentence. */
export function ActTitle({ name, details, title, outcome, more }: Props) {
  return (
    <header className="title">
      <p className="dateline">
        <b>{name}</b>
        {details.map((detail) => `, ${detail}`).join("")}
      </p>
      <h1 className={titleClass(title)}>{title}</h1>
      <p className="outcome">
        <span className={`${looks[outcome.look]} wraps`}>{outcome.word}</span>
        {outcome.rest}
        {more !== undefined && ` ${more}`}
      </p>
    </header>
  );
}

import { memo } from "react";
import type { Filter } from "#src/lib/filters/definition.ts";
import { lists } from "#src/i18n/lists.ts";
import type { FilterLabel } from "./labels.ts";

/** Sets the values of a filter. `isTyping`: more may follow at once. */
export type ChooseFilter = (name: string, values: readonly string[], isTyping: boolean) => void;

interface Props {
  readonly filter: Filter<never>;
  readonly id: string;
  readonly label: FilterLabel | undefined;
  readonly values: readonly string[];
  readonly onFilter: ChooseFilter;
}

/** Options of a choice: those of its label that the filter accepts. */
export function choicesOf(
  { values }: Pick<Filter<never>, "values">,
  { options = [] }: FilterLabel,
): NonNullable<FilterLabel["options"]> {
  return values === undefined ? options : options.filter(({ value }) => values.includes(value));
}

/** One filter. Memoized: renders only when its own values change. */
export const FilterControl = memo(function FilterControl({ filter, id, label, values, onFilter }: Props) {
  if (label === undefined) return null;
  const value = values[0] ?? "";
  switch (filter.kind) {
    case "search":
      return (
        <div className="wide">
          <label htmlFor={id}>{label.label}</label>
          <input
            type="search"
            id={id}
            name={filter.name}
            value={value}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => onFilter(filter.name, [event.currentTarget.value], true)}
          />
        </div>
      );
    case "day":
      return (
        <div>
          <label htmlFor={id}>{label.label}</label>
          <input
            type="date"
            id={id}
            name={filter.name}
            value={value}
            // Shown only by browsers that have no field for days.
            placeholder={lists.dayFormat}
            maxLength={10}
            // Each digit of the year changes the day.
            onChange={(event) => onFilter(filter.name, [event.currentTarget.value], true)}
          />
        </div>
      );
    case "flag":
      return (
        <label className="check" htmlFor={id}>
          <input
            type="checkbox"
            id={id}
            name={filter.name}
            value="true"
            checked={value === "true"}
            onChange={(event) => onFilter(filter.name, event.currentTarget.checked ? ["true"] : [], false)}
          />
          {label.label}
        </label>
      );
    case "multi":
      return (
        <Checks {...{ id, label, values }} name={filter.name} onChange={(next) => onFilter(filter.name, next, false)} />
      );
    case "choice":
      return (
        <div>
          <label htmlFor={id}>{label.label}</label>
          <select
            id={id}
            name={filter.name}
            value={value}
            onChange={(event) => onFilter(filter.name, [event.currentTarget.value], false)}
          >
            {filter.default === undefined && <option value="">{label.anyLabel ?? lists.all}</option>}
            {choicesOf(filter, label).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      );
    case "link":
      return null;
  }
});

interface ChecksProps {
  readonly id: string;
  readonly name: string;
  readonly label: FilterLabel;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Checks({ id, name, label, values, onChange }: ChecksProps) {
  const toggle = (value: string, isOn: boolean): void =>
    onChange(isOn ? [...values, value] : values.filter((other) => other !== value));
  return (
    <fieldset className="checks wide">
      <legend>{label.label}</legend>
      {label.options?.map(({ value, label: text }) => (
        <label key={value} className="check" htmlFor={`${id}-${value}`}>
          <input
            type="checkbox"
            id={`${id}-${value}`}
            name={name}
            value={value}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

import { lists } from "#src/i18n/lists.ts";
import { passFocus } from "./pass-focus.ts";

interface Props {
  /** What did not come, and what the reader can do. */
  readonly text: string;
  readonly retry: () => void;
  /** What trying again is called. */
  readonly label?: string;
}

/** In the place of what could not be loaded. The address stays, so that trying again answers the same question. */
export function LoadError({ text, retry, label = lists.retry }: Props) {
  return (
    <div className="list-error" role="alert">
      <p>{text}</p>
      <button
        type="button"
        className="btn"
        onClick={(event) => {
          passFocus(event, true);
          retry();
        }}
      >
        {label}
      </button>
    </div>
  );
}

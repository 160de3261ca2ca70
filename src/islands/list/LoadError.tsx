import { useEffect, useRef } from "react";
import { lists } from "#src/i18n/lists.ts";
import { passFocus } from "./pass-focus.ts";

interface Props {
  /** What did not come, and what the reader can do. */
  readonly text: string;
  readonly retry: () => void;
  /** What trying again is called. */
  readonly label?: string;
}

/** Where the focus went when it was last tried again: it comes back from there when that fails too. A page has one focus. */
let waitsAt: Element | null = null;

/** In the place of what could not be loaded. The address stays, so that trying again answers the same question. */
export function LoadError({ text, retry, label = lists.retry }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (waitsAt !== null && waitsAt === document.activeElement) button.current?.focus();
    waitsAt = null;
  }, []);
  return (
    <div className="list-error" role="alert">
      <p>{text}</p>
      <button
        ref={button}
        type="button"
        className="btn"
        onClick={(event) => {
          passFocus(event, true);
          waitsAt = document.activeElement;
          retry();
        }}
      >
        {label}
      </button>
    </div>
  );
}

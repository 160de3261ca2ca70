import { useEffect, useRef, type ReactNode } from "react";
import { lists } from "#src/i18n/lists.ts";
import { passFocus } from "./pass-focus.ts";

interface Props {
  /** What failed to load, and what the reader can do. */
  readonly text: string;
  readonly retry: () => void;
  readonly label?: string;
  /** Follows the text. */
  readonly children?: ReactNode;
}

/**
 * Element that got the focus at the last retry; when that fails too, the focus returns to the button. Global, because a
 * page has one focus.
 */
let waitsAt: Element | null = null;

/** Replaces content that failed to load. The query stays unchanged, so that a retry repeats the same request. */
export function LoadError({ text, retry, label = lists.retry, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (waitsAt !== null && waitsAt === document.activeElement) button.current?.focus();
    waitsAt = null;
  }, []);
  return (
    <div className="list-error" role="alert">
      <p>{text}</p>
      {children}
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

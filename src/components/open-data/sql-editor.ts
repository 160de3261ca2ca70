/**
 * The editor of the query console, loaded at the first touch. It is inside a shadow root: there the library adds its
 * styles as a constructed sheet, which the security policy allows, not as a style element, which it refuses.
 */
import { autocompletion, closeBrackets, closeCompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { sql, SQLite } from "@codemirror/lang-sql";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export interface EditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  readonly label: string;
  /** Columns by table, for completion. */
  readonly schema: Readonly<Record<string, readonly string[]>>;
  readonly onRun: () => void;
}

/** What the console needs of an editor. */
export interface Editor {
  text: () => string;
  set: (text: string) => void;
  /** Puts the cursor to an index. */
  goTo: (at: number) => void;
  focus: () => void;
  destroy: () => void;
}

const theme = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--field)", border: "1px solid var(--edge)", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "1px" },
  ".cm-content": {
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    minHeight: "9rem",
    caretColor: "var(--ink)",
  },
  ".cm-scroller": { lineHeight: "1.5", maxHeight: "28rem" },
  ".cm-gutters": { backgroundColor: "var(--tint)", color: "var(--ink-2)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--tint) 55%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--mark)",
  },
  ".cm-matchingBracket": { backgroundColor: "var(--mark)" },
  ".cm-tooltip": { backgroundColor: "var(--field)", color: "var(--ink)", border: "1px solid var(--edge)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--accent)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--v-aye-text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--v-no-text)" },
  { tag: tags.comment, color: "var(--ink-3)", fontStyle: "italic" },
]);

export function openEditor({ host, text, label, schema, onRun }: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        highlightActiveLine(),
        sql({ dialect: SQLite, schema }),
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label }),
        theme,
        keymap.of([
          {
            key: "Mod-Enter",
            run: (editor) => {
              closeCompletion(editor);
              onRun();
              return true;
            },
          },
          // Not handled: Tab leaves the editor, past the list of completions, which scrolls and would take the focus.
          { key: "Tab", run: (editor) => closeCompletion(editor) && false },
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    set: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    goTo: (at) => {
      view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

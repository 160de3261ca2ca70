import { afterEach, expect, it, vi } from "vitest";
import { wireCopy } from "#src/components/site/copy.ts";

/** The part of a button used by the script. */
class Button extends EventTarget {
  hidden = true;
  textContent = "Copia";
  readonly dataset = { copy: "citation" };
  focused = 0;
  focus(): void {
    this.focused += 1;
  }
  after(): void {
    // The status for screen readers is not rendered here.
  }
}

/** A button with the script attached, and a clipboard with the given result. */
function wire(writeText: () => Promise<void>): Button {
  const button = new Button();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("document", {
    querySelectorAll: () => [button],
    createElement: () => ({ textContent: "" }),
    getElementById: () => ({ textContent: "Citazione" }),
  });
  wireCopy();
  return button;
}
/** Dispatches an event and waits for its effects. */
async function send(button: Button, type: "click" | "blur"): Promise<void> {
  button.dispatchEvent(new Event(type));
  await new Promise((done) => setTimeout(done, 0));
}
afterEach(() => void vi.unstubAllGlobals());

it("announces the copy until the focus leaves, however often the button is pressed", async () => {
  const button = wire(() => Promise.resolve());
  await send(button, "click");
  await send(button, "click");
  expect(button.textContent).toBe("Copiato");
  await send(button, "blur");
  expect(button.textContent).toBe("Copia");
});

it("announces nothing when the browser refuses the copy", async () => {
  const button = wire(() => Promise.reject(new DOMException("Document is not focused", "NotAllowedError")));
  await send(button, "click");
  expect(button.textContent).toBe("Copia");
});

it("focuses the button itself, because Safari does not", async () => {
  const button = wire(() => Promise.resolve());
  await send(button, "click");
  expect(button.focused).toBe(1);
});

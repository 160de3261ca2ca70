import { afterEach, expect, it, vi } from "vitest";
import { wireCopy } from "#src/islands/site/copy.ts";

/** As much of a button as the script uses. */
class Button extends EventTarget {
  hidden = true;
  textContent = "Copia";
  readonly dataset = { copy: "citation" };
  after(): void {
    // The words for screen readers have no place here.
  }
}

/** A wired button, on a page whose clipboard answers so. */
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
/** An event, and what follows from it. */
async function send(button: Button, type: "click" | "blur"): Promise<void> {
  button.dispatchEvent(new Event(type));
  await new Promise((done) => setTimeout(done, 0));
}
afterEach(() => void vi.unstubAllGlobals());

it("says that it has copied until it is left, however often it is pressed", async () => {
  const button = wire(() => Promise.resolve());
  await send(button, "click");
  await send(button, "click");
  expect(button.textContent).toBe("Copiato");
  await send(button, "blur");
  expect(button.textContent).toBe("Copia");
});

it("says nothing of a copy that the browser has refused", async () => {
  const button = wire(() => Promise.reject(new DOMException("Document is not focused", "NotAllowedError")));
  await send(button, "click");
  expect(button.textContent).toBe("Copia");
});

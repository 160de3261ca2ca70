/**
 * Islands on a page that the browser translates.
 *
 * Translators replace text nodes by elements ("<font><font>…") or change them. React keeps the nodes: it would not
 * hydrate, would update detached nodes unseen, and would throw when it removes one or inserts before it
 * (https://github.com/facebook/react/issues/11538). So an island is hydrated with its texts as rendered, and later a
 * replaced text is put back when React uses it; the translator then translates it again. Only nodes that were replaced
 * have overrides: on other pages nothing changes.
 */

/** Reverts changes of an island's content made since it was parsed, except in slots, which React leaves as they are. */
export function revertChanges(island: Element, changes: readonly MutationRecord[]): void {
  const isInSlot = (target: Node): boolean => {
    const slot = (target instanceof Element ? target : target.parentElement)?.closest("island-slot") ?? null;
    return slot !== null && island.contains(slot);
  };
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of [...changes].reverse()) {
    if (isInSlot(target)) continue;
    if (type === "characterData") target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, childOf(target, nextSibling));
  }
}

/** Puts texts that are replaced below `root` from now on back in their place when React uses them. */
export function keepTexts(root: Element): void {
  const watch = new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes)
      for (const text of removedNodes) {
        // Moved in its parent.
        if (!(text instanceof Text) || text.parentNode === target) continue;
        const beside = [addedNodes.item(0), previousSibling, nextSibling];
        const substitute = beside.find((node) => node !== null && added.has(node)) ?? null;
        places.set(text, { parent: target, substitute, next: nextSibling });
        Object.defineProperty(text, "nodeValue", nodeValue);
        Object.assign(target, methods);
      }
  });
  watch.observe(root, { childList: true, subtree: true });
}

/** Where a removed text was. */
interface Place {
  readonly parent: Node;
  /** Node of the translator instead of it; null = none. */
  readonly substitute: Node | null;
  readonly next: Node | null;
}

/** Texts that were removed, also by React, which does not use those again. */
const places = new WeakMap<Node, Place>();

const childOf = (parent: Node, node: Node | null): Node | null => (node?.parentNode === parent ? node : null);

function putBack(text: Node | null): void {
  const place = text === null ? undefined : places.get(text);
  if (text === null || place === undefined) return;
  const { parent, substitute, next } = place;
  places.delete(text);
  // The translator itself puts it back when the reader returns to the original.
  if (text.parentNode === parent) return;
  const at = childOf(parent, substitute);
  if (at === null) parent.insertBefore(text, childOf(parent, next));
  else parent.replaceChild(text, at);
}

/** What React sets on a text. */
const nodeValue: PropertyDescriptor & ThisType<Text> = {
  configurable: true,
  get() {
    return this.data;
  },
  set(value: string) {
    putBack(this);
    this.data = value;
  },
};

/** What React calls on the parent of a text. */
const methods = {
  removeChild(this: Node, child: Node): Node {
    putBack(child);
    return Node.prototype.removeChild.call(this, child);
  },
  insertBefore(this: Node, node: Node, next: Node | null): Node {
    putBack(node);
    putBack(next);
    return Node.prototype.insertBefore.call(this, node, next);
  },
  appendChild(this: Node, node: Node): Node {
    putBack(node);
    return Node.prototype.appendChild.call(this, node);
  },
};

/**
 * Changes every text under an element, and of its attributes those named, now and on every change, until the returned
 * function is called, which puts the texts back. Code, `translate="no"` and what is in another language than the page
 * stay. It uses nothing from outside, so that it can be passed to a page.
 */
export function rewriteTexts(
  root: Element,
  change: (text: string) => string,
  names: readonly string[] = [],
): () => void {
  const SKIPPED = 'script, style, pre, code, svg title, [translate="no"]';

  const stays = (element: Element | null): boolean => {
    if (element === null || element.closest(SKIPPED) !== null) return true;
    const { lang } = document.documentElement;
    return (element.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang;
  };

  const texts = new Map<Text, { from: string; to: string }>();
  const rewriteText = (node: Text) => {
    if (texts.get(node)?.to === node.data) return;
    if (stays(node.parentElement)) return;
    const from = node.data;
    const to = change(from);
    texts.set(node, { from, to });
    if (to !== from) node.data = to;
  };

  const attributes = new Map<Attr, { from: string; to: string }>();
  const rewriteAttributes = (element: Element) => {
    if (stays(element)) return;
    for (const name of names) {
      const attribute = element.getAttributeNode(name);
      if (attribute === null || attributes.get(attribute)?.to === attribute.value) continue;
      const from = attribute.value;
      const to = change(from);
      attributes.set(attribute, { from, to });
      if (to !== from) attribute.value = to;
    }
  };

  const visit = (from: Node) => {
    if (from instanceof Text) rewriteText(from);
    if (from instanceof Element) rewriteAttributes(from);
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) rewriteText(node);
      else rewriteAttributes(node as Element);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') visit(target);
      else if (type === 'attributes') rewriteAttributes(target as Element);
      else for (const node of addedNodes) visit(node);
  });
  visit(root);
  observer.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    ...(names.length > 0 && { attributeFilter: [...names] }),
  });
  return () => {
    observer.disconnect();
    for (const [node, { from, to }] of texts) if (node.data === to) node.data = from;
    for (const [node, { from, to }] of attributes) if (node.value === to) node.value = from;
  };
}

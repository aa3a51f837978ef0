/**
 * Pseudo-localization: lengthens every text under an element by 40 % and puts accents on its letters, now and on every
 * change, until the returned function is called. Translations of short English words are often that long. Numbers, signs
 * and `translate="no"` stay. It uses nothing from outside, so that it can be passed to a page.
 */
export function stretchTexts(root: Element): () => void {
  const FACTOR = 1.4;
  const SKIPPED = 'script, style, pre, code, svg title, [translate="no"]';
  const PLAIN = 'aeiouAEIOUny';
  const ACCENTED = 'áéïöüÅÉÎØŮñý';

  const stretchText = (text: string): string => {
    const words = text.trim();
    if (!/\p{L}{2}/u.test(words)) return text;
    const accented = words.replace(
      /[aeiouyn]/gi,
      (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter,
    );
    const more = Math.ceil(words.length * (FACTOR - 1));
    return text.replace(
      words,
      () => `${accented} ${'lorem ipsum dolor '.repeat(more).slice(0, more).trim()}`,
    );
  };

  const done = new Map<Text, { from: string; to: string }>();
  const stretch = (node: Text) => {
    if (done.get(node)?.to === node.data) return;
    if (node.parentElement?.closest(SKIPPED) !== null) return;
    const from = node.data;
    const to = stretchText(from);
    done.set(node, { from, to });
    if (to !== from) node.data = to;
  };
  const visit = (from: Node) => {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    if (from instanceof Text) stretch(from);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      stretch(node as Text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') visit(target);
      else for (const node of addedNodes) visit(node);
  });
  visit(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [node, { from, to }] of done) if (node.data === to) node.data = from;
  };
}

/** How much longer a text becomes: what translations of short English words commonly need. */
const FACTOR = 1.4;

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Ů',
  n: 'ñ',
  y: 'ý',
};

/** The text with accents on its letters and 40 % more of them; numbers and signs stay as they are. */
function stretchText(text: string): string {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words)) return text;
  const accented = words.replace(/[aeiouyn]/gi, (letter) => ACCENTS[letter] ?? letter);
  const more = Math.ceil(words.length * (FACTOR - 1));
  return text.replace(
    words,
    () => `${accented} ${'lorem ipsum dolor '.repeat(more).slice(0, more).trim()}`,
  );
}

const SKIPPED = 'script, style, pre, code, svg title, [data-stretch="off"]';

/** Stretches every text under an element, now and whenever it changes, until the returned function is called. */
export function stretchTexts(root: HTMLElement): () => void {
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

// A slot is a place in the first frame that a server may fill: `<!--site:name-->…<!--/site:name-->`
// (docs/contracts/site-document.md). Components name them by an attribute:
//   data-slot="text"        what the element holds
//   data-slot-self="sign"   the element itself
//   data-slot="picture#"    one of several: picture0, picture1 … in document order
// Names and titles are not known to the build. They are rendered as placeholder texts, which become slots here.
import type { Rendering } from '../../src/firstFrame/rendering';

/** How many slots of one numbered name there are. */
const NUMBERED = 6;

const OPENING = /<([a-z][\w-]*)(?= )[^<>]*? data-slot(-self)?="(\w+)(#?)"[^<>]*>/;

const slot = (name: string, content: string): string =>
  `<!--site:${name}-->${content}<!--/site:${name}-->`;

/** Where a server puts the merchant's values for the first script. */
export const START_SLOT = slot('start', '');

/** Where the closing tag of an element begins whose content begins at `from`. */
function closingTag(markup: string, tag: string, from: number): number {
  let depth = 1;
  for (const { 0: found, index } of markup
    .slice(from)
    .matchAll(new RegExp(`<${tag}(?=[ >/])[^<>]*?(/?)>|</${tag}>`, 'g'))) {
    if (found.startsWith('</')) depth -= 1;
    else if (!found.endsWith('/>')) depth += 1;
    if (depth === 0) return from + index;
  }
  throw new Error(`The first frame has no </${tag}> for a slot.`);
}

/** Turns elements with `data-slot` into slots, and says which there are. */
function addElementSlots(markup: string): { markup: string; names: ReadonlySet<string> } {
  const counts = new Map<string, number>();
  const names = new Set<string>();
  let done = '';
  let rest = markup;
  for (let found = OPENING.exec(rest); found !== null; found = OPENING.exec(rest)) {
    const [opening, tag = '', self, name = '', isNumbered] = found;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const start = found.index + opening.length;
    if (isNumbered !== '' && count >= NUMBERED) {
      done += rest.slice(0, start);
      rest = rest.slice(start);
      continue;
    }
    names.add(name);
    const end = closingTag(rest, tag, start);
    const [from, to] = self === undefined ? [start, end] : [found.index, end + tag.length + 3];
    const slotName = isNumbered === '' ? name : `${name}${String(count)}`;
    done += rest.slice(0, from) + slot(slotName, rest.slice(from, to));
    rest = rest.slice(to);
  }
  return { markup: done + rest, names };
}

/** Marks what differs between merchants: their name, the title of a list, and what elements name. */
export function addSlots(
  markup: string,
  { name, title }: Pick<Rendering['PLACEHOLDERS'], 'name' | 'title'>,
): { markup: string; names: ReadonlySet<string> } {
  const found = addElementSlots(markup);
  const named = found.markup
    // Where the name stands alone a logo may replace it, in a sentence it never does.
    .replace(new RegExp(`(?<=>)${name}(?=<)`), () => slot('name', ''))
    .replaceAll(name, slot('brand', ''))
    .replace(title, slot('title', ''));
  return { markup: named, names: found.names };
}

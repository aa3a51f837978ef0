import { addPay, make } from '../elements.js';
import { fill } from '../texts.js';

/** What a ticket of each kind pays. */
export function listPays(wagers, texts) {
  const pays = make('details', {}, make('summary', { textContent: texts['draw.pays'] }));
  for (const wager of wagers) {
    const table = make('table');
    if (wagers.length > 1 && wager.pays[0].on !== 'RIGHT')
      table.createCaption().textContent = texts[`draw.${wager.wager}`];
    for (const { on, value, multiplier } of wager.pays)
      addPay(table, labelOf({ on, value }, wager, texts), multiplier);
    pays.append(table);
  }
  return pays;
}

function labelOf({ on, value }, { wager, count }, texts) {
  if (on === 'SUM') return String(value);
  if (on === 'HITS') return fill(texts['draw.right'], { n: value, of: count });
  if (on === 'ALIKE') return texts[`draw.ALIKE${value}`];
  return texts[on === 'EACH' ? 'draw.EACH' : `draw.${wager}`];
}

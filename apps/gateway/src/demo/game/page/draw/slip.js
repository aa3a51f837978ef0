import { make, makeChoice } from '../elements.js';
import { fill } from '../texts.js';
import { createPicks } from './picks.js';

/** The slip of a lottery: how it is bet on, the numbers, a pick by chance, and how many are missing. */
export function createSlip({ wagers }, texts) {
  const root = make('div', { className: 'slip' });
  const missing = make('p', { className: 'hint' });
  const place = make('div');
  const quick = make('button', { type: 'button', textContent: texts['draw.quick'] });
  const clear = make('button', { type: 'button', textContent: texts['draw.clear'] });
  let wager;
  let picks;

  function use(one) {
    wager = one;
    picks = createPicks(one, texts, tell);
    place.replaceChildren(picks.root);
    tell();
  }

  function tell() {
    missing.textContent = fill(texts['draw.left'], { n: picks.left() });
  }

  quick.addEventListener('click', () => picks.pickAny());
  clear.addEventListener('click', () => picks.clear());
  if (wagers.length > 1) root.append(listWagers(wagers, texts, use));
  else if (wagers[0].pick !== 'SET' && wagers[0].count > 1)
    root.append(make('h2', { textContent: texts[`draw.${wagers[0].wager}`] }));
  root.append(place, make('div', { className: 'tools' }, quick, clear, missing));
  use(wagers[0]);
  return {
    root,
    /** The bet, or null and what is missing. */
    read: () => {
      const picked = picks.read();
      return picked === null ? null : { wager: wager.wager, picks: picked };
    },
    missing: () => missing.textContent,
  };
}

function listWagers(wagers, texts, use) {
  const legend = make('legend', { textContent: texts.betting });
  const group = make('fieldset', { className: 'wagers' }, legend);
  for (const one of wagers) {
    const checked = one === wagers[0];
    const choice = makeChoice(
      { name: 'wager', value: one.wager, checked },
      texts[`draw.${one.wager}`],
    );
    choice.addEventListener('change', () => use(one));
    group.append(choice);
  }
  return group;
}

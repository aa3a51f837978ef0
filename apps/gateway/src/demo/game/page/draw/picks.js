import { make } from '../elements.js';
import { fill } from '../texts.js';
import { moveByArrows } from './moveByArrows.js';

/** The numbers of a wager to pick from, by native checkboxes or a row of radio buttons for each place. */
export function createPicks(wager, texts, onChange) {
  const { count, numbers } = wager;
  const isSet = wager.pick === 'SET';
  const rows = isSet ? 1 : count;
  const root = make('div', { className: 'picks' });
  const boxes = Array.from({ length: rows }, (_, place) => {
    const group = make(
      'fieldset',
      { className: numbers.length > 10 ? 'many' : '' },
      make('legend', { textContent: legendOf(wager, place, texts) }),
    );
    const inputs = numbers.map((value) => {
      const input = make('input', {
        type: isSet ? 'checkbox' : 'radio',
        name: `pick-${place}`,
        value,
      });
      group.append(make('label', {}, input, make('span', { textContent: value })));
      return input;
    });
    root.append(group);
    return inputs;
  });
  const all = boxes.flat();
  if (isSet) moveByArrows(root, all);
  root.addEventListener('change', update);

  const picked = () =>
    isSet
      ? all.filter(({ checked }) => checked).map(({ value }) => value)
      : boxes.map((inputs) => inputs.find(({ checked }) => checked)?.value);
  const left = () => count - picked().filter((value) => value !== undefined).length;

  function update() {
    const taken = picked();
    for (const [place, inputs] of boxes.entries())
      for (const input of inputs) {
        const isTaken = taken.includes(input.value) && taken[place] !== input.value;
        input.disabled =
          (isSet && left() === 0 && !input.checked) || (wager.pick === 'APART' && isTaken);
      }
    onChange();
  }

  function clear() {
    for (const input of all) Object.assign(input, { checked: false, disabled: false });
  }

  return {
    root,
    left,
    /** The picks, once there are enough. */
    read: () => (left() === 0 ? picked() : null),
    clear() {
      clear();
      update();
    },
    /** Picks by chance. What is picked is no secret, so any chance will do. */
    pickAny() {
      clear();
      const pool = [...numbers];
      for (let at = 0; at < count; at += 1) {
        const any = Math.floor(Math.random() * pool.length);
        const value = pool[any];
        if (wager.pick !== 'PLACES') pool.splice(any, 1);
        const among = isSet ? all : boxes[at];
        among.find((input) => input.value === value).checked = true;
      }
      update();
    },
  };
}

function legendOf({ wager, pick, count, numbers }, place, texts) {
  if (pick === 'SET') return fill(texts['draw.BALLS'], { n: count, of: numbers.length });
  if (count === 1) return texts[`draw.${wager}`];
  return fill(texts[wager === 'DICE' ? 'draw.die' : 'draw.place'], { n: place + 1 });
}

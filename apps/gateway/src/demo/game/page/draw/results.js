import { make } from '../elements.js';
import { isStill, pause } from '../motion.js';
import { fill } from '../texts.js';

const EACH_MS = 420;
const APPEAR_MS = 320;

/** How the numbers of each wager look. */
const shapeOf = ({ wagers }) => (wagers.some(({ wager }) => wager === 'DICE') ? 'die' : 'ball');

/** Numbers in a row. Single digits read as one number, from left to right in any language. */
export const balls = (numbers, shape) =>
  make(
    'ol',
    {
      className: `balls ${shape}`,
      dir: numbers.every((one) => one.length === 1) ? 'ltr' : '',
    },
    ...numbers.map((one) => make('li', { textContent: one })),
  );

/** What a draw has brought: its numbers in their order, or those of each prize. */
function drawn({ numbers, prizes }, draw, texts) {
  if (prizes.length === 0) {
    const shape = shapeOf(draw);
    const list = balls(numbers, shape);
    if (shape === 'die') {
      const sum = numbers.reduce((total, face) => total + Number(face), 0);
      list.append(make('li', { className: 'sum', textContent: `= ${sum}` }));
    }
    return list;
  }
  const list = make('dl', { className: 'prizes' });
  for (const { prize, numbers: own } of prizes)
    list.append(
      make(
        'div',
        {},
        make('dt', { textContent: prize === 'DB' ? texts['draw.DB'] : prize }),
        make('dd', {}, ...own.flatMap((one) => [make('bdi', { textContent: one }), ' '])),
      ),
    );
  return list;
}

/** Shows the last draw; one that has just fallen comes number by number, at once where motion is not wanted. */
export async function showLast(root, [last], draw, { texts, isNew }) {
  if (last === undefined) return;
  const shown = drawn(last, draw, texts);
  root.replaceChildren(
    make('h2', { textContent: texts['draw.last'] }),
    make('p', { className: 'hint', textContent: fill(texts['draw.number'], last) }),
    shown,
  );
  if (!isNew || isStill()) return;
  const parts = [...shown.children];
  parts.forEach((part, at) => {
    part.animate(
      [
        { opacity: 0, transform: 'scale(0.4)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: APPEAR_MS,
        delay: at * EACH_MS,
        easing: 'ease-out',
        fill: 'backwards',
      },
    );
  });
  await pause(parts.length * EACH_MS + APPEAR_MS);
}

/** The results before the last one; of prizes the special one alone. */
export function listResults(results, draw, texts) {
  const list = make('ol', { className: 'rows' });
  for (const { numero, numbers, prizes } of results.slice(1)) {
    const own = prizes.length === 0 ? numbers : (prizes[0]?.numbers ?? []);
    list.append(
      make(
        'li',
        {},
        make('span', { className: 'hint', textContent: fill(texts['draw.number'], { numero }) }),
        balls(own, prizes.length === 0 ? shapeOf(draw) : 'text'),
      ),
    );
  }
  return make('section', {}, make('h2', { textContent: texts['draw.results'] }), list);
}

import '../demo/gridPage.css';
import { ThemeProvider } from '@parlour/design-system/theme';
import { catalogue } from '../demo/catalogue';
import { type DemoGame, TEXT } from '../demo/content';
import { ProductGameCard } from '../demo/ProductGameCard';
import { start } from '../demo/start';

const COLUMNS = 2;
const GAP = 12;
const SPARE_ROWS = 2;
const games = catalogue(10_000);
const rowCount = games.length / COLUMNS;

// React only renders one card and the frame.
const frame = (content: DemoGame | undefined) => (
  <ThemeProvider>
    <main>
      <div id="list" style={{ position: 'relative' }}>
        {content === undefined ? null : <ProductGameCard game={content} isEager />}
      </div>
    </main>
  </ThemeProvider>
);
const draw = start(frame(games[0]));
const list = document.getElementById('list') ?? document.body;
const width = (list.clientWidth - GAP) / COLUMNS;
const template = document.createElement('div');
template.append(...[...list.children].map((child) => child.cloneNode(true)));
list.style.inlineSize = `${String(width)}px`;
const rowHeight = list.offsetHeight + GAP;
draw(frame(undefined));
list.style.inlineSize = '';
list.style.blockSize = `${String(rowCount * rowHeight)}px`;
list.setAttribute('role', 'list');

interface Card {
  element: HTMLElement;
  show: (index: number) => void;
}

function makeCard(): Card {
  const element = template.cloneNode(true) as HTMLElement;
  element.setAttribute('role', 'listitem');
  element.setAttribute('aria-setsize', String(games.length));
  const card = element.querySelector('article');
  const image = element.querySelector('img');
  const [play, tryIt, heart] = element.querySelectorAll('button');
  const [title, vendor] = element.querySelectorAll('p');
  if (image === null) throw new Error('The card that is copied has no picture.');
  image.parentElement?.setAttribute('data-state', 'shown');
  return {
    element,
    show: (index) => {
      const game = games[index];
      if (game === undefined || title === undefined || vendor === undefined) return;
      element.setAttribute('aria-posinset', String(index + 1));
      card?.setAttribute('aria-label', game.title);
      image.setAttribute('src', game.picture);
      play?.setAttribute('aria-label', `${TEXT.play} ${game.title}`);
      tryIt?.setAttribute('aria-label', `${TEXT.tryIt} ${game.title}`);
      heart?.setAttribute('aria-label', `${TEXT.add} ${game.title}`);
      title.textContent = game.title;
      vendor.textContent = game.vendor;
    },
  };
}

function makeRow() {
  const element = document.createElement('div');
  element.className = 'row placed';
  const cards = Array.from({ length: COLUMNS }, makeCard);
  element.append(...cards.map((card) => card.element));
  list.append(element);
  return {
    show: (row: number) => {
      element.style.transform = `translateY(${String(row * rowHeight)}px)`;
      cards.forEach((card, at) => card.show(row * COLUMNS + at));
    },
  };
}

const shown = new Map<number, ReturnType<typeof makeRow>>();

// Rows that left the window are reused, so that scrolling creates no elements.
function updateRows(): void {
  const { top } = list.getBoundingClientRect();
  const first = Math.max(0, Math.floor(-top / rowHeight) - SPARE_ROWS);
  const last = Math.min(
    rowCount - 1,
    Math.ceil((window.innerHeight - top) / rowHeight) - 1 + SPARE_ROWS,
  );
  const free = [...shown.keys()].filter((row) => row < first || row > last);
  for (let row = first; row <= last; row += 1) {
    if (shown.has(row)) continue;
    const from = free.pop();
    const used = from === undefined ? makeRow() : shown.get(from);
    if (used === undefined) continue;
    if (from !== undefined) shown.delete(from);
    used.show(row);
    shown.set(row, used);
  }
}

updateRows();
document.addEventListener('scroll', updateRows, { passive: true });

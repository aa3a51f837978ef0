import '../demo/ticking.css';
import { clockText, FIRST_FIGURE, figureText, GROWTH, GROWTH_MS, NOTICES } from '../demo/ticking';

const DIGITS = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

function make(name: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

const signsOf = (figure: number): string[] => Array.from(figureText(figure));
const isDigit = (sign: string): boolean => /\d/.test(sign);

let figure = FIRST_FIGURE;
const places = signsOf(figure).map((sign) =>
  isDigit(sign) ? make('span', 'digit', [make('span', '', [DIGITS])]) : make('span', '', [sign]),
);
const write = () => {
  signsOf(figure).forEach((sign, at) => {
    const strip = places[at]?.firstElementChild;
    if (strip instanceof HTMLElement) strip.style.setProperty('--digit', sign);
  });
};
write();
setInterval(() => {
  figure += GROWTH;
  write();
}, GROWTH_MS);

const clock = make('time', '', []);
const tick = () => {
  clock.textContent = clockText(new Date());
  setTimeout(tick, 1000 - (Date.now() % 1000));
};
tick();

const notices = [...NOTICES, ...NOTICES].map(({ title }) => make('span', '', [title]));
const track = make('div', 'track moving', notices);
document.body.append(
  make('div', 'figure', places),
  make('div', 'line', [make('div', 'window', [track]), clock]),
);

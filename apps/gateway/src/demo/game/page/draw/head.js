import { make } from '../elements.js';
import { fill } from '../texts.js';
import { countdown } from './clock.js';

const TICK_MS = 250;

/** The open draw with the time until it closes, then until it falls. `onTick` gets whether it is open. */
export function createHead(texts, now, onTick) {
  const name = make('p', { className: 'numero' });
  const phase = make('p', { className: 'hint' });
  const left = make('p', { className: 'countdown' });
  phase.setAttribute('role', 'status');
  left.setAttribute('role', 'timer');
  const root = make('div', { className: 'head' }, make('div', {}, name, phase), left);
  let draw = null;

  const isOpen = () => draw !== null && !draw.maintenance && now() < Date.parse(draw.closesAt);

  function tick() {
    if (draw === null) return;
    const text = draw.maintenance
      ? texts.GAME_MAINTENANCE
      : texts[isOpen() ? 'draw.open' : 'draw.drawing'];
    // A status is read out whenever it is written.
    if (phase.textContent !== text) phase.textContent = text;
    const until = Date.parse(isOpen() ? draw.closesAt : draw.drawAt);
    left.textContent = draw.maintenance ? '' : countdown(until - now());
    root.dataset.state = isOpen() ? 'open' : 'closed';
    onTick(isOpen());
  }
  setInterval(tick, TICK_MS);

  return {
    root,
    isOpen,
    phase: () => phase.textContent,
    show(next) {
      draw = next;
      name.textContent = fill(texts['draw.number'], next);
      tick();
    },
  };
}

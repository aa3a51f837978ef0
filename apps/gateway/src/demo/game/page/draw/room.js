import { readOf } from '../gateway.js';
import { createClock } from './clock.js';

const AFTER_DRAW_MS = 400;
const RETRY_MS = 5000;
const LEAST_WAIT_MS = 1000;

/**
 * Reads the lottery room again after each draw, when the page is looked at again, and after a failure.
 *
 * - `show(room)`: shows what was read.
 * - `fail(code)`: says why nothing was; asked again unless the launch has ended.
 */
export function createRoom(game, { show, fail }) {
  const clock = createClock();
  let gameCode;
  let timer;
  let turn = 0;
  let hasEnded = false;

  async function read() {
    clearTimeout(timer);
    if (hasEnded) return;
    turn += 1;
    const own = turn;
    const query = gameCode === undefined ? '' : `?${new URLSearchParams({ gameCode })}`;
    const askedAt = performance.now();
    try {
      const room = await readOf(game, `/wps/play/draw${query}`);
      if (own !== turn) return;
      clock.follow(room.now, askedAt);
      if (room.draw !== null) later(Date.parse(room.draw.drawAt) - clock.now() + AFTER_DRAW_MS);
      show(room);
    } catch (error) {
      if (own !== turn) return;
      hasEnded = error.code === 'LAUNCH_EXPIRED';
      if (!hasEnded) later(RETRY_MS);
      fail(error.code);
    }
  }

  function later(ms) {
    timer = setTimeout(read, Math.max(ms, LEAST_WAIT_MS));
  }

  const readWhenSeen = () => {
    if (turn > 0 && document.visibilityState === 'visible') read();
  };
  document.addEventListener('visibilitychange', readWhenSeen);
  window.addEventListener('online', readWhenSeen);

  return {
    now: clock.now,
    read,
    /** Opens a lottery of a lobby, or the lobby itself. */
    open(code) {
      gameCode = code;
      return read();
    },
  };
}

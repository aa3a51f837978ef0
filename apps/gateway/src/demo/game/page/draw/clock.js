import { number } from '../texts.js';

/** The gateway's clock, which the page follows without asking the device for the time. */
export function createClock() {
  let ahead = 0;
  return {
    now: () => performance.now() + ahead,
    /** `askedAt` is when the page asked: rather early by the way of the answer than late. */
    follow(now, askedAt) {
      ahead = Date.parse(now) - askedAt;
    },
  };
}

/** Time that is left, as days and hh:mm:ss. */
export function countdown(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const clock = (days + hours > 0 ? [hours, ...parts] : parts).map((part) =>
    number(part, { minimumIntegerDigits: 2 }),
  );
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'short' };
  return [...(days > 0 ? [number(days, unit)] : []), clock.join(':')].join(' ');
}

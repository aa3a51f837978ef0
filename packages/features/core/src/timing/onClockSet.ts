import { everySecond } from './everySecond';

/** Longer than a timer of a busy page is late. */
const SET_MS = 5_000;

/** Difference between the device's clock and the monotonic one, in ms. */
const ahead = (): number => Date.now() - performance.now();

/** Calls back when the device's clock was set or the device has slept. Returns a function that stops it. */
export function onClockSet(listener: () => void): () => void {
  let before = ahead();
  return everySecond(() => {
    const now = ahead();
    const isSet = Math.abs(now - before) > SET_MS;
    before = now;
    if (isSet) listener();
  });
}

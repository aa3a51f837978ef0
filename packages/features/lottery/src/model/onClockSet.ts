import { everySecond } from './everySecond';

/** More than a busy page is late by. */
const SET_MS = 5_000;

/** How far the device's clock is ahead of the time that really passed. */
const ahead = (): number => Date.now() - performance.now();

/** Calls back when the clock of the device was set, or the device had slept; gives the way to stop. */
export function onClockSet(listener: () => void): () => void {
  let before = ahead();
  return everySecond(() => {
    const now = ahead();
    const isSet = Math.abs(now - before) > SET_MS;
    before = now;
    if (isSet) listener();
  });
}

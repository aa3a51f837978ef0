import { useRef } from 'react';
import type { PhoneValue } from './phoneNumber';

/** Kinds of typing that are taken back in one step as long as nothing else comes between. */
const RUNS = ['insertText', 'deleteContentBackward', 'deleteContentForward'];

interface History {
  past: readonly PhoneValue[];
  future: readonly PhoneValue[];
  /** The value that the field had last: another one came from its owner. */
  last: PhoneValue | undefined;
  run: string | undefined;
}

const EMPTY: History = { past: [], future: [], last: undefined, run: undefined };

const isSame = (one: PhoneValue, other: PhoneValue | undefined): boolean =>
  one.mobileNum === other?.mobileNum && one.countryCode === other.countryCode;

/**
 * What was typed before, to be taken back: the browser's own memory is lost when a number is grouped
 * under it.
 */
export function usePhoneHistory(current: PhoneValue) {
  const history = useRef(EMPTY);
  const known = (): History =>
    history.current.last === undefined || isSame(current, history.current.last)
      ? history.current
      : EMPTY;
  return {
    /** Keeps the value before a change of this kind. */
    note: (next: PhoneValue, kind: string): void => {
      const { past, run } = known();
      if (isSame(next, current)) return;
      const goesOn = run === kind && RUNS.includes(kind);
      history.current = {
        past: goesOn ? past : [...past, current],
        future: [],
        last: next,
        run: kind,
      };
    },
    /** The next change begins a step of its own. */
    pause: (): void => {
      history.current = { ...history.current, run: undefined };
    },
    /** The value to go back to, or on to; undefined at the end. */
    go: (way: 'back' | 'on'): PhoneValue | undefined => {
      const { past, future } = known();
      const next = way === 'back' ? past.at(-1) : future.at(-1);
      if (next === undefined) return undefined;
      history.current =
        way === 'back'
          ? { past: past.slice(0, -1), future: [...future, current], last: next, run: undefined }
          : { past: [...past, current], future: future.slice(0, -1), last: next, run: undefined };
      return next;
    },
  };
}

import { useEffect, useState } from 'react';
import { estimateStrength, type StrengthStep } from './estimateStrength';

/** How long typing has to rest before the password is looked at, in ms. */
const REST = 200;
// No text holds this, so that it parts inputs without joining two into one.
const PART = '\u0000';

/** The strength of a password some moments after it was typed; undefined until there is one. */
export function useStrength(
  password: string,
  userInputs: readonly string[],
): StrengthStep | undefined {
  const [step, setStep] = useState<StrengthStep>();
  const known = userInputs.join(PART);
  useEffect(() => {
    if (password === '') return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      void estimateStrength(password, known.split(PART)).then(
        (next) => {
          if (!isStale) setStep(next);
        },
        // It is advice: without the words that it needs, none is given.
        () => undefined,
      );
    }, REST);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [password, known]);
  return password === '' ? undefined : step;
}

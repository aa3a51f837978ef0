import { useEffect, useState } from 'react';
import { estimateStrength, type StrengthStep } from './estimateStrength';

/** Debounce of the estimate, in ms. */
const REST = 200;
// Occurs in no text, so it separates joined inputs without ambiguity.
const PART = '\u0000';

/** The debounced strength of a password; undefined until there is one. */
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
        // Strength is only advice: without its word lists none is shown.
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

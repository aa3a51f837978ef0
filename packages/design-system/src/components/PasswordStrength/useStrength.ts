import { useEffect, useState } from 'react';
import { estimateStrength, type StrengthStep } from './estimateStrength';

/** Debounce of the estimate, in ms. */
const DEBOUNCE_MS = 200;
// Occurs in no text, so it separates joined inputs without ambiguity.
const SEPARATOR = '\u0000';

/** The debounced strength of a password; undefined until there is one. */
export function useStrength(
  password: string,
  userInputs: readonly string[],
): StrengthStep | undefined {
  const [step, setStep] = useState<StrengthStep>();
  const joinedInputs = userInputs.join(SEPARATOR);
  useEffect(() => {
    if (password === '') return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      void estimateStrength(password, joinedInputs.split(SEPARATOR)).then(
        (next) => {
          if (!isStale) setStep(next);
        },
        // Strength is only advice: without its word lists none is shown.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [password, joinedInputs]);
  return password === '' ? undefined : step;
}

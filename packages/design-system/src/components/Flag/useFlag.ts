import { useEffect, useState } from 'react';
import { knownFlag, loadFlag } from './loadFlag';

/** The address of a country's flag; undefined while it loads, null if there is none. */
export function useFlag(country: string): string | null | undefined {
  const [answer, setAnswer] = useState<{ country: string; address: string | null }>();
  useEffect(() => {
    let isWanted = true;
    const give = (address: string | null): void => {
      if (isWanted) setAnswer({ country, address });
    };
    // If loading fails the country code is shown instead, and the next flag tries again.
    loadFlag(country).then(give, () => give(null));
    return () => {
      isWanted = false;
    };
  }, [country]);
  return answer?.country === country ? answer.address : knownFlag(country);
}

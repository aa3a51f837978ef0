import { useState } from 'react';

/** Whether the icon spins. It stops only at the end of a full turn, so that it never jumps. */
export function useSpin(isLoading: boolean) {
  const [isSpinning, setIsSpinning] = useState(isLoading);
  if (isLoading && !isSpinning) setIsSpinning(true);
  return {
    isSpinning,
    handlers: {
      onAnimationIteration: (): void => {
        if (!isLoading) setIsSpinning(false);
      },
    },
  };
}

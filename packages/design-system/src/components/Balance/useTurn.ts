import { useState } from 'react';

/** Whether the icon spins. It stops only at the end of a full turn, so that it never jumps. */
export function useTurn(isLoading: boolean) {
  const [isTurning, setIsTurning] = useState(isLoading);
  if (isLoading && !isTurning) setIsTurning(true);
  return {
    isTurning,
    handlers: {
      onAnimationIteration: (): void => {
        if (!isLoading) setIsTurning(false);
      },
    },
  };
}

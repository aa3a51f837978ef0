import { useState } from 'react';
import { PauseButton, type PauseButtonProps } from './PauseButton';

/** A pause button that keeps its own state. */
export function PauseButtonAlone({ isPaused, onToggle, ...rest }: PauseButtonProps) {
  const [isResting, setResting] = useState(isPaused);
  return (
    <PauseButton
      {...rest}
      isPaused={isResting}
      onToggle={(event) => {
        setResting(event.isPaused);
        onToggle(event);
      }}
    />
  );
}

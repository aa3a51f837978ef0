import { useState } from 'react';
import { Button } from '../Button/Button';
import { RewardReveal, type RewardRevealLabels, type RewardRevealProps } from './RewardReveal';

export const REVEAL_LABELS: RewardRevealLabels = {
  opening: 'Opening',
  skip: 'Skip',
  won: 'You have won',
  empty: 'Nothing in it this time.',
  failed: 'It could not be opened. The ticket is still yours.',
};

/** An opening with an owner: the result comes late, and can be asked for again after a failure. */
export function OwnedReveal({ status, ...props }: RewardRevealProps) {
  const [current, setCurrent] = useState(status);
  return (
    <>
      <RewardReveal
        {...props}
        status={current}
        action={
          current === 'failed' ? (
            <Button onClick={() => setCurrent('pending')}>Try again</Button>
          ) : (
            props.action
          )
        }
      />
      <Button variant="quiet" tone="neutral" onClick={() => setCurrent('won')}>
        The answer comes
      </Button>
    </>
  );
}

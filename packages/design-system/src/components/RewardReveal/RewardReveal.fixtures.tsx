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

/** Eight prizes, as in the demo's gateway. */
export const WHEEL_SEGMENTS = [
  'Next time',
  '2.00',
  '50 points',
  '5.00',
  '200 points',
  '28.00',
  '1000 points',
  '188.00',
] as const;

/** Index of the segment drawn under the pointer; undefined if there is none. */
export function segmentUnderPointer(wheel: Element): number | undefined {
  const pointer = wheel.querySelector('[data-pointer]');
  if (pointer === null) return undefined;
  pointer.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, width, bottom } = pointer.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, bottom + 4);
  const place = seen?.closest<SVGElement>('[data-segment]')?.dataset['segment'];
  return place === undefined ? undefined : Number(place);
}

/** A reveal with state: the result comes late and can be retried after an error. */
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

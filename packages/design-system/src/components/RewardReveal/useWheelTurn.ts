import { type RefObject, useLayoutEffect, useState } from 'react';
import { landingAngle } from './wheelGeometry';

/** Degrees that an element is turned by at this moment. */
const angleOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).rotate) || 0;

export interface WheelTurnOptions {
  /** The part that turns. */
  turning: RefObject<Element | null>;
  segmentCount: number;
  /** The segment that it ends on; undefined until that is known. */
  landsOn: number | undefined;
  isMoving: boolean;
}

/** How a wheel stands or turns: on and on until it knows its segment, then from where it is to there. */
export function useWheelTurn({ turning, segmentCount, landsOn, isMoving }: WheelTurnOptions) {
  const [from, setFrom] = useState<number>();
  useLayoutEffect(() => {
    const element = turning.current;
    if (element !== null && isMoving && landsOn !== undefined) setFrom(angleOf(element));
  }, [turning, isMoving, landsOn]);

  const isLanding = landsOn !== undefined && from !== undefined;
  return {
    turn: isMoving ? (isLanding ? 'end' : 'on') : landsOn === undefined ? 'rest' : 'landed',
    style: {
      '--_from': `${from ?? 0}deg`,
      '--_to': landsOn === undefined ? undefined : `${landingAngle(landsOn, segmentCount)}deg`,
    },
  } as const;
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { landingAngle } from './wheelGeometry';

/** Current rotation of an element, in degrees. */
const angleOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).rotate) || 0;

export interface WheelTurnOptions {
  /** The element that turns. */
  turning: RefObject<Element | null>;
  segmentCount: number;
  /** Index of the winning segment; undefined until it is known. */
  landsOn: number | undefined;
  isMoving: boolean;
}

/** Rotation of the wheel: it spins until the segment is known, then turns from its current angle to it. */
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

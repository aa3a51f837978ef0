import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';
import { watchAwake } from '../../hooks/watchAwake';
import * as S from './Clock.styles';
import { clockText, startClock } from './startClock';

export interface ClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name for screen readers, which hear the time when they come to it and not each second. */
  label: string;
}

// A server knows no layout, and says so for each layout effect.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The local time to the second, once a page. It writes one text a second, renders nothing, and rests
 * unseen. A moment of the past, or one to come, is plain text.
 */
export function Clock({ label, ...rest }: ClockProps) {
  const face = useRef<HTMLTimeElement>(null);
  useBeforePaint(() => {
    const element = face.current;
    if (element === null) return undefined;
    element.textContent = clockText(new Date());
    let stop: (() => void) | undefined;
    const forget = watchAwake(element, (isAwake) => {
      stop?.();
      stop = isAwake ? startClock(element) : undefined;
    });
    return () => {
      stop?.();
      forget();
    };
  }, []);
  return (
    <S.Root data-component="Clock" role="group" aria-label={label} {...rest}>
      <time ref={face} aria-live="off" />
    </S.Root>
  );
}

import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { watchAwake } from '../../hooks/watchAwake';
import * as S from './Clock.styles';
import { startClock, writeTime, writtenTime } from './startClock';

export interface ClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name for screen readers, which hear the time when they come to it and not each second. */
  label: string;
  /**
   * The time that a server puts into its HTML, ISO 8601 with the offset of the place that is meant:
   * `2026-05-14T19:30:00+07:00`. It is shown as it is written, until the browser knows its own.
   * Without it a server leaves the place empty.
   */
  startTime?: string | undefined;
}

/**
 * The local time to the second, once a page. It writes one text a second, renders nothing, and rests
 * unseen. Not for a moment of the past or one to come: that is plain text.
 */
export function Clock({ label, startTime, ...rest }: ClockProps) {
  // Only the first one: later ones would be written over the time that it is.
  const [start] = useState(startTime);
  const face = useRef<HTMLTimeElement>(null);
  useLayoutEffect(() => {
    const element = face.current;
    if (element === null) return undefined;
    writeTime(element, new Date());
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
      <time ref={face} aria-live="off" dateTime={start}>
        {start === undefined ? null : writtenTime(start)}
      </time>
    </S.Root>
  );
}

import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { watchAwake } from '../../hooks/watchAwake';
import { useLabels } from '../../labels/useLabels';
import * as S from './Clock.styles';
import { startClock, writeTime, writtenTime } from './startClock';

export interface ClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Accessible name. Screen readers read the time on demand, not every second. Default: the built-in label. */
  label?: string;
  /**
   * The time in server-rendered HTML, ISO 8601 with an offset: `2026-05-14T19:30:00+07:00`. Shown in that
   * offset until the browser takes over with local time. Without it the server renders no text.
   */
  startTime?: string | undefined;
}

/**
 * The local time with seconds; use one per page. It updates one text node per second without rendering
 * and stops while it is not visible. For a fixed date or time use plain text.
 */
export function Clock({ label, startTime, ...rest }: ClockProps) {
  const texts = useLabels<{ label: string }>('Clock', undefined);
  // Only the initial prop counts: a later one would overwrite the running time.
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
    <S.Root data-component="Clock" role="group" aria-label={label ?? texts.label} {...rest}>
      <time ref={face} aria-live="off" dateTime={start}>
        {start === undefined ? null : writtenTime(start)}
      </time>
    </S.Root>
  );
}

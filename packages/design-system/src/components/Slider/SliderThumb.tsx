import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { enterValue } from '../NumberField/enterValue';
import { stepNumber } from '../NumberField/stepNumber';
import * as S from './Slider.styles';
import { sliderKey } from './sliderKeys';
import { useTrackTouch } from './useTrackTouch';

export interface SliderThumbProps
  extends Omit<ComponentPropsWithRef<'input'>, 'min' | 'max' | 'step' | 'value' | 'ref'> {
  side: 'start' | 'end';
  min: string;
  max: string;
  step: string;
  value: string;
  /** Value of the other thumb, which this one does not pass. */
  limit: string | undefined;
  formatValue: (value: string) => string;
  /** Called with each new value, and with `isDone` once the thumb rests. */
  onMove: (value: string, isDone: boolean) => void;
}

/** The native range input of one value: invisible, above the drawn track. */
export function SliderThumb({
  side,
  min,
  max,
  step,
  value,
  limit,
  formatValue,
  onMove,
  ...rest
}: SliderThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const isPast = (next: string): boolean =>
    limit !== undefined &&
    (side === 'start' ? Number(next) > Number(limit) : Number(next) < Number(limit));
  const keep = (next: string): string => (limit !== undefined && isPast(next) ? limit : next);
  const hasMoved = useRef(false);
  const { isEarly, handlers } = useTrackTouch(input, () => {
    hasMoved.current = false;
  });
  const move = (next: string): void => {
    if (isEarly(next)) return;
    hasMoved.current = true;
    onMove(keep(next), false);
  };
  // Browsers also tell of the end of a touch that has moved nothing.
  const done = useLatest(() => {
    if (hasMoved.current) onMove(keep(input.current?.value ?? value), true);
    hasMoved.current = false;
  });

  // By hand: React's `onChange` is the native `input`, at every step of a drag.
  useEffect(() => {
    const element = input.current;
    const handleDone = (): void => done.current();
    element?.addEventListener('change', handleDone);
    return () => element?.removeEventListener('change', handleDone);
  }, [done]);

  // The browsers' own keys differ: some have no Page Up, and its step varies.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { currentTarget, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const way = sliderKey(key, isRightToLeft, { min, max, step });
    if (way === undefined) return;
    event.preventDefault();
    const ends = { min, max };
    const next = keep(
      typeof way === 'number' ? stepNumber(value || min, way, { min, max, step }) : ends[way],
    );
    if (next === value) return;
    enterValue(currentTarget, next);
    currentTarget.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return (
    <S.Input
      {...rest}
      ref={input}
      type="range"
      data-side={side}
      min={min}
      max={max}
      step={step}
      value={value === '' ? min : value}
      aria-valuetext={value === '' ? undefined : formatValue(value)}
      {...handlers}
      onChange={({ target }) => move(target.value)}
      onKeyDown={handleKeyDown}
    />
  );
}

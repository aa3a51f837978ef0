import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { subscribeToCountdown } from '../SendCodeButton/subscribeToCountdown';
import {
  COUNTDOWN_UNITS,
  type CountdownLabels,
  type CountdownParts,
  type FormatFigure,
  largestOf,
  partsOf,
  wordsOf,
} from './timeLeft';

interface FaceOptions {
  /** The end by the clock of the device, in ms since 1970. */
  instant: number;
  label: string;
  texts: Partial<CountdownLabels>;
  format: FormatFigure;
  marks: readonly number[] | undefined;
  onEnd: (() => void) | undefined;
}

/** Whether a mark lies between two times left, the earlier one not counted. */
const hasPassed = (marks: readonly number[], before: number, left: number): boolean =>
  marks.some((mark) => left <= mark && mark < before);

/** Sets a text only where it is another: an unchanged one would still cost a style calculation. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function writeFace(face: HTMLElement, parts: CountdownParts, words: string, format: FormatFigure) {
  face.dataset['largest'] = largestOf(parts);
  write(face.querySelector('[data-words]'), words);
  for (const unit of COUNTDOWN_UNITS)
    write(face.querySelector(`[data-figure='${unit}']`), format(parts[unit], unit));
}

/** Writes each second into `face` without rendering; renders only for announcements and at the end. */
export function useCountdownFace(face: RefObject<HTMLElement | null>, options: FaceOptions) {
  const { instant, format } = options;
  const [ended, setEnded] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useLatest(options);
  useLayoutEffect(() => {
    let before: number | undefined;
    setAnnouncement('');
    return subscribeToCountdown(instant, (left) => {
      const { label, texts, marks = [], onEnd } = latest.current;
      const parts = partsOf(left);
      const words = wordsOf(parts, texts);
      if (face.current !== null) writeFace(face.current, parts, words, format);
      if (before !== undefined && before !== left && hasPassed(marks, before, left))
        setAnnouncement((left === 0 ? texts.ended?.(label) : texts.left?.(label, words)) ?? '');
      if (left === 0) {
        setEnded(instant);
        if (before !== undefined && before > 0) onEnd?.();
      }
      before = left;
    });
  }, [instant, format, face, latest]);
  return { hasEnded: ended === instant, announcement };
}

import type { ReactNode } from 'react';
import * as S from './Slider.styles';
import { shareOf } from './shareOf';

export interface SliderMark {
  /** Where it stands, as a decimal string. */
  value: string;
  /** Short text below it. Without one, the mark is only a tick. */
  label?: ReactNode;
}

export interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: string;
  max: string;
}

/** The part of the track that each label may take, so that the two nearest ones do not meet. */
function roomOf(shares: readonly number[]): number {
  const nearest = Math.min(1, ...shares.slice(1).map((share, at) => share - (shares[at] ?? 0)));
  return nearest / (1 + nearest);
}

/** The ticks and their labels. Hidden from screen readers, which read the value. */
export function SliderMarks({ marks, min, max }: SliderMarksProps) {
  const shares = marks
    .filter(({ label }) => label !== undefined)
    .map(({ value }) => shareOf(value, min, max));
  return (
    <S.Marks aria-hidden style={{ '--_room': roomOf(shares) }}>
      {marks.map(({ value, label }) => (
        <S.Mark key={value} style={{ '--_at': shareOf(value, min, max) }}>
          {label === undefined ? null : <S.MarkLabel>{label}</S.MarkLabel>}
        </S.Mark>
      ))}
    </S.Marks>
  );
}

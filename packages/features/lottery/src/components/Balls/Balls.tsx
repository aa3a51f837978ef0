import type { Draw } from '../../model/drawnNumbers';
import * as S from './Balls.styles';

export interface BallsProps {
  numbers: Draw['numbers'];
  /** Accessible name of the row. */
  label: string;
  /** `md` for the main draw, `sm` in a list. */
  size?: 'sm' | 'md';
}

/** Numbers that were drawn, in their order. */
export function Balls({ numbers, label, size = 'sm' }: BallsProps) {
  return (
    <S.Row role="list" aria-label={label} data-size={size}>
      {numbers.map((number, place) => (
        // The same number may be drawn twice, so the position is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: positions never change
        <li key={place}>{number}</li>
      ))}
    </S.Row>
  );
}

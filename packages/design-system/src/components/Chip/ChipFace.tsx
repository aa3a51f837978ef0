import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Chip.styles';

export interface ChipCount {
  /** Short text of the number, already formatted: '12', '99+'. */
  text: string;
  /** What a screen reader says instead: '12 games'. */
  label: string;
}

export interface ChipFaceProps {
  label: string;
  icon?: ReactNode;
  count?: ChipCount | undefined;
  isLoading?: boolean | undefined;
}

/** What a chip shows: icon or spinner, label, count. */
export function ChipFace({ label, icon, count, isLoading = false }: ChipFaceProps) {
  const sign = isLoading ? <Spinner size="sm" /> : icon;
  return (
    <>
      {sign === undefined ? null : <S.Sign aria-hidden>{sign}</S.Sign>}
      <S.Label>{label}</S.Label>
      {count === undefined ? null : (
        <>
          <S.Count aria-hidden>{count.text}</S.Count>
          <VisuallyHidden>{` ${count.label}`}</VisuallyHidden>
        </>
      )}
    </>
  );
}

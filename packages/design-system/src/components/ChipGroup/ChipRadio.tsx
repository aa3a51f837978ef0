import type { ReactNode } from 'react';
import { type ChipCount, ChipFace } from '../Chip/ChipFace';
import * as S from './ChipGroup.styles';

export interface ChipRadioProps {
  label: string;
  icon?: ReactNode;
  count?: ChipCount | undefined;
  name: string;
  isChecked: boolean;
  isDisabled?: boolean | undefined;
  isLoading?: boolean | undefined;
  onChoose: () => void;
}

/** A chip that is one choice of several: a native radio with its keys. */
export function ChipRadio({ name, isChecked, isDisabled, onChoose, ...face }: ChipRadioProps) {
  return (
    <S.Option>
      <S.Radio
        type="radio"
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <ChipFace {...face} />
    </S.Option>
  );
}

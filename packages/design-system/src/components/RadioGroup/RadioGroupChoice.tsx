import { type ReactNode, useId } from 'react';
import * as S from './RadioGroup.styles';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, quieter line: fees, limits, processing time. */
  hint?: ReactNode;
  /** Shown before the label: a logo, a flag, an icon. */
  start?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupChoiceProps {
  option: RadioOption;
  name: string;
  isCard: boolean;
  isChosen: boolean;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  onChoose: () => void;
}

/** One option of the group. Its whole label can be pressed. */
export function RadioGroupChoice({
  option: { value, label, hint, start, isDisabled },
  name,
  isCard,
  isChosen,
  isRequired,
  isInvalid,
  onChoose,
}: RadioGroupChoiceProps) {
  const id = useId();
  return (
    <S.Choice data-card={isCard || undefined} data-invalid={isInvalid || undefined}>
      <S.Dot
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        required={isRequired}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={onChoose}
      />
      {start === undefined ? null : <S.Start aria-hidden>{start}</S.Start>}
      <S.Texts>
        <S.Label id={`${id}-label`}>{label}</S.Label>
        {hint === undefined ? null : <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      </S.Texts>
    </S.Choice>
  );
}

import { memo, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import * as S from './Combobox.styles';

export interface ComboboxOption {
  value: string;
  /** Text of the option, and of the field once it is chosen. */
  label: string;
  /** Muted text at the end of the line, such as a code; searchable. */
  detail?: string | undefined;
  /** Search terms that are not shown, such as another name. */
  keywords?: string | undefined;
  /** Shown before the label: a flag, a logo. Hidden from screen readers. */
  start?: ReactNode;
  /** Heading of the option's group. Options of one group have to be adjacent. */
  group?: string | undefined;
  /** Language of the label (BCP 47), if it is not that of the page. */
  lang?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface ComboboxOptionViewProps {
  id: string;
  option: ComboboxOption;
  index: number;
  isActive: boolean;
  isSelected: boolean;
}

/**
 * One option of the list. Memoized: an arrow key changes two options of three hundred. The detail is in
 * a `bdi`, since a dialing code would be reversed in right-to-left text.
 */
export const ComboboxOptionView = memo(function ComboboxOptionView({
  id,
  option,
  index,
  isActive,
  isSelected,
}: ComboboxOptionViewProps) {
  const { label, detail, start, lang, isDisabled } = option;
  return (
    <S.Option
      id={id}
      role="option"
      lang={lang}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      data-active={isActive || undefined}
      data-index={index}
    >
      {start === undefined ? null : <span aria-hidden>{start}</span>}
      <span data-words>
        <span>{label}</span>
        {detail === undefined ? null : <bdi>{detail}</bdi>}
      </span>
      {isSelected ? <CheckIcon /> : null}
    </S.Option>
  );
});

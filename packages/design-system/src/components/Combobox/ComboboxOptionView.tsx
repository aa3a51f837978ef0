import { memo, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import * as S from './Combobox.styles';

export interface ComboboxOption {
  value: string;
  /** What is shown, and what the field holds once it is chosen. */
  label: string;
  /** Muted text at the end of the line, such as a code; found by typing as well. */
  detail?: string | undefined;
  /** Words that are found but not shown, such as another name. */
  keywords?: string | undefined;
  /** Shown before the label: a flag, a logo. Silent to screen readers. */
  start?: ReactNode;
  /** Heading that the option stands under; options of one group follow each other. */
  group?: string | undefined;
  /** Language of the label, where it is not the page's. */
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
 * One line of the list. Kept between renders: an arrow changes two of three hundred. The muted text
 * is isolated, since a dialing code would be turned round from right to left.
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

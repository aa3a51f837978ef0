import { type ReactNode, type Ref, useId } from 'react';
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

export interface ComboboxListProps {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  optionId: (index: number) => string;
  active: number;
  selected: string;
  onChoose: (option: ComboboxOption) => void;
  ref?: Ref<HTMLDivElement>;
}

interface Group {
  name: string | undefined;
  options: { option: ComboboxOption; index: number }[];
}

function toGroups(options: readonly ComboboxOption[]): Group[] {
  const groups: Group[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last !== undefined && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  });
  return groups;
}

/** The options that fit. Focus stays in the text: the keys of the field move through them. */
export function ComboboxList({
  id,
  label,
  options,
  optionId,
  active,
  selected,
  onChoose,
  ref,
}: ComboboxListProps) {
  const labelId = useId();
  return (
    <>
      <span hidden id={labelId}>
        {label}
      </span>
      <S.List id={id} ref={ref} role="listbox" aria-labelledby={labelId}>
        {toGroups(options).map(({ name, options: members }, place) => {
          const headId = `${id}-group-${String(place)}`;
          const lines = members.map(({ option, index }) => (
            <S.Option
              key={option.value}
              id={optionId(index)}
              role="option"
              lang={option.lang}
              aria-selected={option.value === selected}
              aria-disabled={option.isDisabled || undefined}
              data-active={index === active || undefined}
              onClick={() => onChoose(option)}
            >
              {option.start === undefined ? null : <S.Start aria-hidden>{option.start}</S.Start>}
              <S.Words>
                <S.Label>{option.label}</S.Label>
                {option.detail === undefined ? null : <S.Detail>{option.detail}</S.Detail>}
              </S.Words>
              <S.Mark>{option.value === selected ? <CheckIcon /> : null}</S.Mark>
            </S.Option>
          ));
          return name === undefined ? (
            lines
          ) : (
            <div key={headId} role="group" aria-labelledby={headId}>
              <S.Head id={headId} role="presentation">
                {name}
              </S.Head>
              {lines}
            </div>
          );
        })}
      </S.List>
    </>
  );
}

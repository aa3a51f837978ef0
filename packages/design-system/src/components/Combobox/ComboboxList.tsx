import { type MouseEvent, type ReactNode, useId } from 'react';
import * as S from './Combobox.styles';
import { type ComboboxOption, ComboboxOptionView } from './ComboboxOptionView';

export interface ComboboxListProps {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  optionId: (index: number) => string;
  active: number;
  selected: string;
  onChoose: (option: ComboboxOption) => void;
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

/** The matching options. Focus stays in the input, whose arrow keys move through them. */
export function ComboboxList({
  id,
  label,
  options,
  optionId,
  active,
  selected,
  onChoose,
}: ComboboxListProps) {
  const labelId = useId();
  // One handler for all: a new function per option would render every option again on each key press.
  const handleClick = ({ target }: MouseEvent): void => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const option = line === null ? undefined : options[Number(line.dataset['index'])];
    if (option !== undefined) onChoose(option);
  };
  return (
    <>
      <span hidden id={labelId}>
        {label}
      </span>
      <S.List id={id} role="listbox" aria-labelledby={labelId} onClick={handleClick}>
        {toGroups(options).map(({ name, options: members }, place) => {
          const headId = `${id}-group-${String(place)}`;
          const lines = members.map(({ option, index }) => (
            <ComboboxOptionView
              key={option.value}
              id={optionId(index)}
              option={option}
              index={index}
              isActive={index === active}
              isSelected={option.value === selected}
            />
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

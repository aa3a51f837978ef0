// @chunk fields
import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { Field, type FieldSize } from '../Field/Field';
import type { FieldTexts } from '../Field/useFieldControl';
import * as S from './Select.styles';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple' | 'children'>,
    FieldTexts {
  options: readonly SelectOption[];
  /** First line that stands for no choice; its value is the empty string. */
  placeholder?: string;
  size?: FieldSize;
}

/**
 * One of a known list, by the browser's own control. From about fifteen options on take `Combobox`; for a
 * few that are better all seen, `RadioGroup`. Native attributes and `ref` reach it.
 */
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  size = 'md',
  id,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      size={size}
      controlId={id}
      describedBy={describedBy}
    >
      {(control) => (
        <S.Box data-size={size}>
          <S.Control data-component="Select" {...rest} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </S.Control>
          <S.Turn>
            <ChevronDownIcon />
          </S.Turn>
        </S.Box>
      )}
    </Field>
  );
}

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
  /** What can be chosen, in the order in which it is listed. */
  options: readonly SelectOption[];
  /** First entry for no choice; its value is ''. */
  placeholder?: string;
  size?: FieldSize;
}

/**
 * One of a list of options, by the native control. From about fifteen options use `Combobox`; for a few that
 * should all be visible, `RadioGroup`. Native attributes and `ref` go to the select.
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

// @chunk fields
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import * as S from './TextField.styles';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'>,
    FieldTexts {
  size?: FieldSize;
  /** Shown inside the box before the text: an icon, a country code, a currency. */
  prefix?: ReactNode;
  /** Shown inside the box after the text: a unit or a button. */
  suffix?: ReactNode;
}

/**
 * Input for one line of text. For several lines use `TextArea`; for money, numbers, passwords, codes and
 * phone numbers their own fields. Native attributes, `className`, `style` and `ref` go to the input.
 */
export function TextField({
  label,
  hint,
  error,
  size = 'md',
  prefix,
  suffix,
  id,
  value,
  onChange,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...rest
}: TextFieldProps) {
  const { field } = useComposition({ value, onChange, onCompositionStart, onCompositionEnd });
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
          {prefix === undefined ? null : <S.Affix>{prefix}</S.Affix>}
          <S.Input
            data-component="TextField"
            {...rest}
            {...control}
            // A group of fields may have the error.
            aria-invalid={control['aria-invalid'] ?? isInvalid}
            {...field}
          />
          {suffix === undefined ? null : <S.Affix>{suffix}</S.Affix>}
        </S.Box>
      )}
    </Field>
  );
}

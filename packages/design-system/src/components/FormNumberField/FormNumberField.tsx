import { useFormValue } from '../Form/useFormValue';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField';

export interface FormNumberFieldProps
  extends Omit<NumberFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form; it is a text until the schema casts it. */
  name: string;
}

/**
 * A `NumberField` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `NumberField`; for money, `FormAmountField`.
 */
export function FormNumberField(props: FormNumberFieldProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLInputElement>(props);
  return (
    <NumberField
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.target.value);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        touch();
        props.onBlur?.(event);
      }}
    />
  );
}

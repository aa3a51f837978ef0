import { useFormValue } from '../Form/useFormValue';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField';

export interface FormNumberFieldProps
  extends Omit<NumberFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. The value is a string until the schema casts it. */
  name: string;
}

/**
 * A `NumberField` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use
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

import { AmountField, type AmountFieldProps } from '../AmountField/AmountField';
import { useFormValue } from '../Form/useFormValue';

export interface FormAmountFieldProps
  extends Omit<AmountFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the decimal string in the form. */
  name: string;
}

/**
 * An `AmountField` of the `Form` around it. What is no amount reaches the schema as it was typed. Outside of a
 * `Form` take `AmountField`; for a number that is no money, `FormNumberField`.
 */
export function FormAmountField(props: FormAmountFieldProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLInputElement>(props);
  return (
    <AmountField
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.value);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        touch();
        props.onBlur?.(event);
      }}
    />
  );
}

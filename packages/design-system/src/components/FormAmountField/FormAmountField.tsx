import { AmountField, type AmountFieldProps } from '../AmountField/AmountField';
import { useFormValue } from '../Form/useFormValue';

export interface FormAmountFieldProps
  extends Omit<AmountFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the decimal string in the form. */
  name: string;
}

/**
 * An `AmountField` bound to the surrounding `Form`. Text that is not an amount reaches the schema as typed. Outside
 * of a `Form` use `AmountField`; for a number that is not money, `FormNumberField`.
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

import { useFormValue } from '../Form/useFormValue';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';

export interface FormRadioGroupProps
  extends Omit<RadioGroupProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `RadioGroup` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `RadioGroup`; for more than seven options, `FormSelect`.
 */
export function FormRadioGroup(props: FormRadioGroupProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLFieldSetElement>(props);
  return (
    <RadioGroup
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

import { useFormValue } from '../Form/useFormValue';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';

export interface FormRadioGroupProps
  extends Omit<RadioGroupProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `RadioGroup` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `RadioGroup`;
 * for more than seven options, `FormSelect`.
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

import { useFormValue } from '../Form/useFormValue';
import { Slider, type SliderProps, type SliderRange } from '../Slider/Slider';

type DistributiveOmit<Props, Key extends PropertyKey> = Props extends unknown
  ? Omit<Props, Key>
  : never;

export type FormSliderProps = DistributiveOmit<
  SliderProps,
  'name' | 'error' | 'value' | 'defaultValue'
> & {
  /** Path of the value in the form: a decimal string, or `{ start, end }` with `isRange`. */
  name: string;
};

/**
 * A `Slider` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `Slider`; for an
 * exact number, `FormNumberField`.
 */
export function FormSlider(props: FormSliderProps) {
  const { field, setValue, touch } = useFormValue<string & SliderRange, HTMLDivElement>(props);
  const { required: _required, ...bound } = field;
  const shared = {
    ...bound,
    onBlur: (event: React.FocusEvent<HTMLDivElement>) => {
      touch();
      props.onBlur?.(event);
    },
  };
  const keep = (value: string | SliderRange): void => setValue(value as string & SliderRange);
  if (props.isRange)
    return (
      <Slider
        {...props}
        {...shared}
        onChange={(event) => {
          keep(event.value);
          props.onChange?.(event);
        }}
      />
    );
  return (
    <Slider
      {...props}
      {...shared}
      onChange={(event) => {
        keep(event.value);
        props.onChange?.(event);
      }}
    />
  );
}

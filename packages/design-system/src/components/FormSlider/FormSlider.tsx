import { useFormValue } from '../Form/useFormValue';
import { Slider, type SliderCommonProps, type SliderRange } from '../Slider/Slider';

export interface FormSliderProps extends Omit<SliderCommonProps, 'name' | 'error'> {
  /** Path of the value in the form: a decimal string, or `{ start, end }` with `isRange`. */
  name: string;
  /** Has two thumbs, for a lower and a higher value. Default: false. */
  isRange?: boolean;
  /** Called with the new value, as the form has it, at every step while a thumb moves. */
  onChange?: (event: { value: string | SliderRange }) => void;
}

/**
 * A `Slider` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `Slider`; for an
 * exact number, `FormNumberField`.
 */
export function FormSlider({ isRange = false, onChange, onBlur, ...props }: FormSliderProps) {
  const { field, setValue, touch } = useFormValue<string | SliderRange, HTMLDivElement>(props);
  const { value, ref, error } = field;
  const bound: SliderCommonProps = {
    ...props,
    ref,
    error,
    onBlur: (event) => {
      touch();
      onBlur?.(event);
    },
  };
  const handleChange = (event: { value: string | SliderRange }): void => {
    setValue(event.value);
    onChange?.(event);
  };
  return isRange ? (
    <Slider
      {...bound}
      isRange
      value={typeof value === 'object' ? value : undefined}
      onChange={handleChange}
    />
  ) : (
    <Slider {...bound} value={typeof value === 'object' ? '' : value} onChange={handleChange} />
  );
}

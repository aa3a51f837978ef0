import { useFormValue } from '../Form/useFormValue';
import { ImageUpload, type ImageUploadProps } from '../ImageUpload/ImageUpload';

export interface FormImageUploadProps
  extends Omit<ImageUploadProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the files in the form; its value is a list of `File`. */
  name: string;
}

/**
 * An `ImageUpload` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use
 * `ImageUpload`; to show a picture, `SmartImage`.
 */
export function FormImageUpload(props: FormImageUploadProps) {
  const { field, setValue, touch } = useFormValue<readonly File[], HTMLDivElement>(props);
  return (
    <ImageUpload
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.value);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        // Moving from the input to one of its pictures does not leave the field.
        if (!event.currentTarget.contains(event.relatedTarget)) touch();
        props.onBlur?.(event);
      }}
    />
  );
}

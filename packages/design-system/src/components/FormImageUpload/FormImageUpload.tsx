import { useFormValue } from '../Form/useFormValue';
import { ImageUpload, type ImageUploadProps } from '../ImageUpload/ImageUpload';

export interface FormImageUploadProps
  extends Omit<ImageUploadProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the files in the form; its value is a list of `File`. */
  name: string;
}

/**
 * An `ImageUpload` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `ImageUpload`; for a picture that is only shown, `SmartImage`.
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
        // From the field to one of its pictures is not out of it.
        if (!event.currentTarget.contains(event.relatedTarget)) touch();
        props.onBlur?.(event);
      }}
    />
  );
}

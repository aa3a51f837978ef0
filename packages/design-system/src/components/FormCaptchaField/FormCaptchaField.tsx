import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { CaptchaField, type CaptchaFieldProps } from '../CaptchaField/CaptchaField';
import { useFormField } from '../Form/formTexts';

export interface FormCaptchaFieldProps
  extends Omit<CaptchaFieldProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `CaptchaField` of the `Form` around it. A new picture empties it and leaves what is said of it. Outside of a
 * `Form` take `CaptchaField`; for a code that was sent, `FormOneTimeCodeField`.
 */
export function FormCaptchaField(props: FormCaptchaFieldProps) {
  const { name, src } = props;
  const { resetField } = useFormContext();
  // What was read in the picture before is worth nothing for this one.
  useEffect(() => {
    if (src !== undefined) resetField(name, { keepError: true, defaultValue: '' });
  }, [name, src, resetField]);
  return <CaptchaField {...props} {...useFormField(props)} />;
}

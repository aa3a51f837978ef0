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
 * A `CaptchaField` bound to the surrounding `Form`. A new picture clears the value but keeps the error. Outside of a
 * `Form` use `CaptchaField`; for a code that was sent, `FormOneTimeCodeField`.
 */
export function FormCaptchaField(props: FormCaptchaFieldProps) {
  const { name, src } = props;
  const { resetField } = useFormContext();
  // The code of the previous picture is not valid for the new one.
  useEffect(() => {
    if (src !== undefined) resetField(name, { keepError: true, defaultValue: '' });
  }, [name, src, resetField]);
  return <CaptchaField {...props} {...useFormField(props)} />;
}

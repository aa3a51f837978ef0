import { CaptchaField, type CaptchaFieldProps } from '../CaptchaField/CaptchaField';
import { useFormField } from '../Form/formTexts';

export interface FormCaptchaFieldProps
  extends Omit<CaptchaFieldProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/** A `CaptchaField` of the `Form` around it. */
export function FormCaptchaField(props: FormCaptchaFieldProps) {
  return <CaptchaField {...props} {...useFormField(props)} />;
}

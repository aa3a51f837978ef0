import { useFormContext, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button';

export type FormSubmitProps = Omit<ButtonProps, 'type' | 'isLoading'>;

/**
 * Sends the `Form` around it, and shows that it is being sent. For any other action in a form take
 * `Button`.
 */
export function FormSubmit(props: FormSubmitProps) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return <Button {...props} type="submit" isLoading={isSubmitting} />;
}

import { useContext, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button';
import { FormTextsContext } from '../Form/formTexts';
import { minutesAndSeconds } from '../SendCodeButton/minutesAndSeconds';
import { useCountdown } from '../SendCodeButton/useCountdown';
import * as S from './FormSubmit.styles';

export type FormSubmitProps = Omit<ButtonProps, 'type' | 'isLoading'>;

/**
 * Submits the surrounding `Form`. Shows a spinner while submitting, and a countdown while the server's rate
 * limit lasts. For any other action in a form use `Button`.
 */
export function FormSubmit({ children, ...rest }: FormSubmitProps) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  const { heldUntil } = useContext(FormTextsContext);
  const face = useRef<HTMLSpanElement>(null);
  const { isCounting } = useCountdown(heldUntil, face, minutesAndSeconds);
  return (
    <Button
      {...rest}
      type="submit"
      isLoading={isSubmitting}
      // Not `disabled`: that would drop the focus.
      {...(isCounting && { 'aria-disabled': true })}
    >
      {children}
      {isCounting ? <S.Left ref={face} aria-hidden /> : null}
    </Button>
  );
}

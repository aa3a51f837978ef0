import { useContext, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button';
import { FormTextsContext } from '../Form/formTexts';
import { useCountdown } from '../SendCodeButton/useCountdown';
import * as S from './FormSubmit.styles';

export type FormSubmitProps = Omit<ButtonProps, 'type' | 'isLoading'>;

const SECONDS_OF_MINUTE = 60;

/** Minutes and seconds, in the same form for every language: `4:09`. */
const asClock = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_OF_MINUTE)}:${String(seconds % SECONDS_OF_MINUTE).padStart(2, '0')}`;

/**
 * Submits the surrounding `Form`. Shows a spinner while submitting, and a countdown while the server's rate
 * limit lasts. For any other action in a form use `Button`.
 */
export function FormSubmit({ children, ...rest }: FormSubmitProps) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  const { heldUntil } = useContext(FormTextsContext);
  const face = useRef<HTMLSpanElement>(null);
  const { isCounting } = useCountdown(heldUntil, face, asClock);
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

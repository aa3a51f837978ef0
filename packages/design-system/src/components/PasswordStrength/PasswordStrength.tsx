import type { ComponentPropsWithRef } from 'react';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { STRENGTH_STEPS } from './estimateStrength';
import * as S from './PasswordStrength.styles';
import { useStrength } from './useStrength';

export { estimateStrength } from './estimateStrength';

export interface PasswordStrengthLabels {
  /** Name of the meter: 'Strength of the password'. */
  name: string;
  /** Texts of the five steps, from the weakest to the strongest; a list of five as well. */
  steps: Readonly<Record<0 | 1 | 2 | 3 | 4, string>>;
  /** Shown until something is typed. */
  none: string;
}

export interface PasswordStrengthProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The password that is being typed. It stays in the browser. */
  password: string;
  labels?: Partial<PasswordStrengthLabels>;
  /** Words that an attacker would try first: username, email, name of the site. */
  userInputs?: readonly string[];
}

const NO_INPUTS: readonly string[] = [];

/**
 * Estimates how easily a new password can be guessed. Put it under its `PasswordField`. It only advises: the
 * form's schema decides if a password is accepted. For points or a limit use `Meter`.
 */
export function PasswordStrength({
  password,
  labels,
  userInputs = NO_INPUTS,
  ...rest
}: PasswordStrengthProps) {
  const texts = useLabels<PasswordStrengthLabels>('PasswordStrength', labels);
  const step = useStrength(password, userInputs);
  const word =
    step === undefined ? texts.none : (texts.steps?.[step] ?? noText('PasswordStrength.steps'));
  return (
    <S.Root
      data-component="PasswordStrength"
      data-step={step}
      role="meter"
      aria-label={texts.name}
      aria-valuemin={0}
      aria-valuemax={STRENGTH_STEPS.length}
      aria-valuenow={step === undefined ? 0 : step + 1}
      aria-valuetext={word}
      {...rest}
    >
      <S.Bars aria-hidden>
        {STRENGTH_STEPS.map((bar) => (
          <S.Bar key={bar} data-filled={(step !== undefined && bar <= step) || undefined} />
        ))}
      </S.Bars>
      <S.StepText>{word}</S.StepText>
    </S.Root>
  );
}

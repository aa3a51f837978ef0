import { type ComponentPropsWithRef, useState } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { IconButton } from '../IconButton/IconButton';
import { createThrottle } from '../SendCodeButton/createThrottle';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './CaptchaField.styles';

export const CAPTCHA_STATUSES = ['ready', 'loading', 'failed'] as const;
export type CaptchaStatus = (typeof CAPTCHA_STATUSES)[number];

/** Least time between two new pictures, in ms. */
const INTERVAL = 1000;

export interface CaptchaFieldLabels {
  /** What the picture is, without giving it away: 'Picture with the characters to type'. */
  image: string;
  /** Name of the button that asks for another picture. */
  refresh: string;
  /** Said to screen readers while a picture is on its way. */
  loading: string;
  /** Stands in the picture's place, and is said: what happened and what to do. */
  failed: string;
}

export interface CaptchaFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'src' | 'prefix'>,
    FieldTexts {
  labels: CaptchaFieldLabels;
  /** Data address of the picture. */
  src?: string | undefined;
  status?: CaptchaStatus;
  /** Called at most once a second. Empty the value with it: what was read before is worth nothing. */
  onRefresh: () => void;
  size?: FieldSize;
}

/**
 * Characters to be read in a picture and typed. Ask for it only after a login has failed, and give people
 * who cannot see it another way in. For a code that was sent take `OneTimeCodeField`.
 */
export function CaptchaField({
  label,
  hint,
  error,
  labels,
  src,
  status = 'ready',
  onRefresh,
  size = 'md',
  id,
  value,
  onChange,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: CaptchaFieldProps) {
  const { field } = useComposition({ value, onChange, onCompositionStart, onCompositionEnd });
  const [mayRefresh] = useState(() => createThrottle(INTERVAL));
  const isShown = src !== undefined && src !== '' && status !== 'failed';
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      size={size}
      controlId={id}
      describedBy={describedBy}
    >
      {(control) => (
        <S.Line>
          <S.Box data-size={size}>
            <S.Input
              data-component="CaptchaField"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              {...field}
            />
          </S.Box>
          <S.Side>
            <S.Picture data-size={size} data-status={status}>
              {isShown ? <img src={src} alt={labels.image} draggable={false} /> : null}
              {status === 'failed' ? <S.Failed aria-hidden>{labels.failed}</S.Failed> : null}
            </S.Picture>
            <IconButton
              size={size}
              label={labels.refresh}
              icon={<RefreshIcon />}
              isLoading={status === 'loading'}
              disabled={rest.disabled}
              onClick={() => {
                if (mayRefresh()) onRefresh();
              }}
            />
          </S.Side>
          <VisuallyHidden role="status">{status === 'ready' ? '' : labels[status]}</VisuallyHidden>
        </S.Line>
      )}
    </Field>
  );
}

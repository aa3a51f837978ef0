import { type ComponentPropsWithRef, useState } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { useLabels } from '../../labels/useLabels';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { IconButton } from '../IconButton/IconButton';
import { createThrottle } from '../SendCodeButton/createThrottle';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './CaptchaField.styles';

export const CAPTCHA_STATUSES = ['ready', 'loading', 'failed'] as const;
export type CaptchaStatus = (typeof CAPTCHA_STATUSES)[number];

/** Shortest time between two requests for a picture, in ms. */
const INTERVAL = 1000;

export interface CaptchaFieldLabels {
  /** Text alternative that does not give the code away: 'Picture with the characters to type'. */
  image: string;
  /** Name of the button that requests another picture. */
  refresh: string;
  /** Read by screen readers while a picture is loading. */
  loading: string;
  /** Shown instead of the picture and announced: what went wrong and what to do. */
  failed: string;
}

export interface CaptchaFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'src' | 'prefix'>,
    FieldTexts {
  labels?: Partial<CaptchaFieldLabels>;
  /** Data URL of the picture. */
  src?: string | undefined;
  /** State of the picture. */
  status?: CaptchaStatus;
  /** Called at most once a second. Clear the value too: the old code is no longer valid. */
  onRefresh: () => void;
  size?: FieldSize;
}

/**
 * Input for the characters shown in a picture. Use it only after a failed login, and offer people who
 * cannot see it an alternative. For a code that was sent use `OneTimeCodeField`.
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
  const texts = useLabels<CaptchaFieldLabels>('CaptchaField', labels);
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
              {isShown ? <img src={src} alt={texts.image} draggable={false} /> : null}
              {status === 'failed' ? <S.Failed aria-hidden>{texts.failed}</S.Failed> : null}
            </S.Picture>
            <IconButton
              size={size}
              label={texts.refresh}
              icon={<RefreshIcon />}
              isLoading={status === 'loading'}
              disabled={rest.disabled}
              onClick={() => {
                if (mayRefresh()) onRefresh();
              }}
            />
          </S.Side>
          <VisuallyHidden role="status">{status === 'ready' ? '' : texts[status]}</VisuallyHidden>
        </S.Line>
      )}
    </Field>
  );
}

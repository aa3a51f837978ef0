import { useEffect } from 'react';
import { CloseIcon } from '../../icons/CloseIcon';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { TONE_ICONS } from '../Notice/toneIcons';
import * as S from './ToastRegion.styles';
import { dismissToast, isUrgent, type ToastEntry } from './toasts';

export interface ToastViewProps {
  toast: ToastEntry;
  dismissLabel: string;
  /** Keeps the toast while it is hovered or focused; its time then starts again. */
  isPaused: boolean;
  /** Called when the user dismisses it. */
  onDismiss: () => void;
}

/** One toast, which disappears when its time is over. */
export function ToastView({ toast, dismissLabel, isPaused, onDismiss }: ToastViewProps) {
  const { id, tone, title, text, action, duration } = toast;
  useEffect(() => {
    if (isPaused || duration === 0) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isPaused]);

  return (
    <S.Toast data-toast data-tone={tone} role={isUrgent(toast) ? 'alert' : undefined}>
      <S.Icon>{TONE_ICONS[tone]}</S.Icon>
      <S.Texts>
        <S.Title>{title}</S.Title>
        {text === undefined ? null : <S.Text>{text}</S.Text>}
        {action === undefined ? null : (
          <S.Action>
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              onClick={() => {
                onDismiss();
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          </S.Action>
        )}
      </S.Texts>
      <IconButton size="sm" label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
    </S.Toast>
  );
}

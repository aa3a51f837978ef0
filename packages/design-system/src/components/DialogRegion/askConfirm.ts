import type { ButtonTone } from '../Button/Button';
import { type OpenDialogOptions, openDialog } from './dialogs';

export interface AskConfirmOptions extends Omit<OpenDialogOptions, 'buttons' | 'autoCloseMs'> {
  /** Word of the button that goes on. */
  confirm: string;
  /** Word of the button that goes back; it has focus at first. */
  cancel: string;
  /** Tone of `confirm`; `danger` for what cannot be undone. */
  tone?: ButtonTone;
}

/** Asks whether to go on; every way of closing but the one button means no. */
export async function askConfirm({
  confirm,
  cancel,
  tone = 'action',
  size = 'sm',
  ...rest
}: AskConfirmOptions): Promise<boolean> {
  const answer = await openDialog({
    ...rest,
    size,
    buttons: [
      { id: 'cancel', label: cancel, tone: 'neutral' },
      { id: 'confirm', label: confirm, tone },
    ],
  });
  return answer.kind === 'button' && answer.id === 'confirm';
}

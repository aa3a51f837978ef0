import type { ButtonTone } from '../Button/Button';
import { type OpenDialogOptions, openDialog } from './dialogs';

export interface AskConfirmOptions extends Omit<OpenDialogOptions, 'buttons' | 'autoCloseMs'> {
  /** Text of the button that confirms. */
  confirm: string;
  /** Text of the button that cancels; it has the initial focus. */
  cancel: string;
  /** Tone of the `confirm` button; use `danger` for what cannot be undone. Default: `action`. */
  tone?: ButtonTone;
}

/** Asks for confirmation. Resolves to true only for the `confirm` button; any other way of closing gives false. */
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

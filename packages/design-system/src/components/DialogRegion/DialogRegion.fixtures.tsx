import { type ReactNode, useState } from 'react';
import { LogOutIcon } from '../../icons/LogOutIcon';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import {
  type DialogAnswer,
  DialogRegion,
  type DialogRegionLabels,
  type DialogRegionProps,
  type OpenDialogOptions,
  openDialog,
} from './DialogRegion';

export const DIALOG_LABELS: DialogRegionLabels = {
  close: 'Close',
  closesIn: (seconds) => `Closes in ${seconds} s`,
  keepOpen: 'Keep open',
};

export const LOGOUT: OpenDialogOptions = {
  title: 'Confirmation',
  icon: <LogOutIcon />,
  text: 'Are you sure you want to logout?',
  buttons: [
    { id: 'cancel', label: 'Cancel', tone: 'neutral' },
    { id: 'ok', label: 'OK' },
  ],
  size: 'sm',
};

export const RECEIVED: OpenDialogOptions = {
  title: 'Your deposit has arrived',
  text: 'It is in your wallet now.',
  buttons: [{ id: 'ok', label: 'OK' }],
  autoCloseMs: 8000,
  size: 'sm',
};

export const RULES_HTML =
  '<p>The reward is paid <strong>within one working day</strong>.</p><ul><li>It counts for games of all categories but sports.</li><li>It can be withdrawn after it has been staked eight times.</li></ul>';

export interface DialogsOnPageProps extends DialogRegionProps {
  /** Dialogs that the button opens, one after the other. */
  asked: readonly OpenDialogOptions[];
}

const inWords = (answer: DialogAnswer): string =>
  answer.kind === 'button' ? `pressed: ${answer.id}` : `closed: ${answer.reason}`;

/** A page whose button opens dialogs, and which shows the answers. */
export function DialogsOnPage({ asked, ...rest }: DialogsOnPageProps): ReactNode {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ask = async (options: OpenDialogOptions): Promise<void> => {
    const answer = await openDialog(options);
    setAnswers((before) => [...before, inWords(answer)]);
  };
  return (
    <>
      <Stack align="start">
        <Button onClick={() => void Promise.all(asked.map(ask))}>Ask</Button>
        <output>{answers.join(', ')}</output>
      </Stack>
      <DialogRegion {...rest} />
    </>
  );
}

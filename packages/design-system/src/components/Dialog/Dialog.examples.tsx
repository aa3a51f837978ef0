import { useState } from 'react';
import type { Example } from '../../docs/example';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

interface AskProps {
  open: string;
  title: string;
  text: string;
  answers: [string, string];
}

function Ask({ open, title, text, answers: [yes, no] }: AskProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" tone="neutral" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={title}
        onClose={close}
        footer={
          <Inline justify="end">
            <Button variant="quiet" tone="neutral" data-autofocus onClick={close}>
              {no}
            </Button>
            <Button onClick={close}>{yes}</Button>
          </Inline>
        }
      >
        {text}
      </Dialog>
    </>
  );
}

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Ask
          open="Cancel the payout"
          title="Cancel the payout of 120.00?"
          text="The money goes back to your wallet at once."
          answers={['Cancel the payout', 'Keep it']}
        />
      ),
      why: 'One question, what follows from it, and answers that make sense alone.',
    },
    wrong: {
      show: (
        <Ask
          open="Cancel the payout"
          title="Confirm"
          text="Are you sure?"
          answers={['OK', 'Cancel']}
        />
      ),
      why: 'The question says nothing, and "Cancel" may mean either answer.',
    },
  },
];

import { useState } from 'react';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { LoadingCover, type LoadingCoverProps } from './LoadingCover';

/** Sample content: a form. */
export const TRANSFER = (
  <Stack>
    <TextField label="Amount" defaultValue="250.00" suffix="IDR" />
    <TextField label="Remark" defaultValue="For the weekend" />
    <Button>Transfer</Button>
  </Stack>
);

/** A form that covers itself when sent, until another button ends the loading. */
export function CoveredForm({ isLoading, ...rest }: LoadingCoverProps) {
  const [isSending, setSending] = useState(isLoading);
  return (
    <Stack>
      <LoadingCover {...rest} isLoading={isSending}>
        <Inline>
          <Button onClick={() => setSending(true)}>Send</Button>
          <Button variant="outline">Other</Button>
        </Inline>
      </LoadingCover>
      <Button variant="quiet" onClick={() => setSending(false)}>
        Let go
      </Button>
    </Stack>
  );
}

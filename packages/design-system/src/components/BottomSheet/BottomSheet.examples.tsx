import { type ReactNode, useState } from 'react';
import type { Example } from '../../docs/example';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { BottomSheet } from './BottomSheet';

function Opened({
  title,
  open,
  action,
  children,
}: {
  title: string;
  open: string;
  action: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" tone="neutral" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <BottomSheet
        isOpen={isOpen}
        title={title}
        onClose={close}
        footer={
          <Button isWide onClick={close}>
            {action}
          </Button>
        }
      >
        {children}
      </BottomSheet>
    </>
  );
}

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Opened open="Filter" title="Filter games" action="Show 48 games">
          <Stack>
            <Checkbox label="Free spins" />
            <Checkbox label="Jackpot" />
            <Checkbox label="New this week" />
          </Stack>
        </Opened>
      ),
      why: 'Choices that belong to the list behind it, and may be pulled away without harm.',
    },
    wrong: {
      show: (
        <Opened open="Take a break" title="Begin a break of six months?" action="Begin">
          Until then you can neither play nor take it back.
        </Opened>
      ),
      why: 'A question of weight: a pull by accident answers it. That is a `Dialog`.',
    },
  },
];

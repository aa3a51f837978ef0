import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from './Dialog';

export const RULES = Array.from(
  { length: 12 },
  (_, index) =>
    `${String(index + 1)}. The bonus is paid to the wallet within one working day, and counts for games of all categories but sports. It can be withdrawn after it has been staked eight times.`,
);

/** A page with a button that opens the dialog, so that focus has somewhere to come back to. */
export function DialogOnPage({ isOpen, onClose, ...rest }: DialogProps): ReactNode {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Open</Button>
      <Dialog
        {...rest}
        isOpen={isShown}
        onClose={(event) => {
          setIsShown(false);
          onClose(event);
        }}
      />
    </>
  );
}

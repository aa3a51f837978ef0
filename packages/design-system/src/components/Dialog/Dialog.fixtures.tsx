import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from './Dialog';

export const RULES = Array.from(
  { length: 12 },
  (_, index) =>
    `${String(index + 1)}. The bonus is paid to the wallet within one working day, and counts for games of all categories but sports. It can be withdrawn after it has been staked eight times.`,
);

/** A page with a button that opens the dialog, so that focus can return to it. */
export function DialogOnPage({
  isOpen,
  onClose,
  dialogRef,
  ...rest
}: DialogProps & { dialogRef?: RefObject<HTMLDialogElement | null> }): ReactNode {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Open</Button>
      <Dialog
        {...rest}
        // React 18 gives no `ref` to a function.
        {...(dialogRef !== undefined && { ref: dialogRef })}
        isOpen={isShown}
        onClose={(event) => {
          setIsShown(false);
          onClose(event);
        }}
      />
    </>
  );
}

const STEPS: readonly ReactNode[] = [
  <p key="wait">One moment</p>,
  <input key="name" aria-label="Username" />,
  <>
    <p key="place" role="status" aria-label="Loading" tabIndex={-1} data-field-place />
    <input key="code" aria-label="Code" />
  </>,
  <>
    <select key="country" aria-label="Country" data-beside />
    <input key="number" aria-label="Mobile number" />
    <input key="code" aria-label="Code" />
  </>,
  <p key="thanks">Thank you</p>,
  <input key="name" aria-label="Username" />,
];

/** Content that changes as responses arrive: here at each `next`. */
export function StepsInDialog(props: DialogProps): ReactNode {
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const go = () => setAt((before) => before + 1);
    element?.addEventListener('next', go);
    return () => element?.removeEventListener('next', go);
  }, []);
  return (
    <DialogOnPage {...props} dialogRef={dialog}>
      {STEPS[at]}
    </DialogOnPage>
  );
}

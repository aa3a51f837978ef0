import { type ReactNode, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { ToastRegion, type ToastRegionProps } from './ToastRegion';
import { showToast } from './toasts';

/** A page with buttons that show toasts, also from inside a dialog. */
export function ToastsOnPage(props: ToastRegionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const save = () =>
    void showToast({
      tone: 'positive',
      title: 'Saved',
      text: 'Your limit holds from today.',
      duration: 0,
    });
  return (
    <>
      <Inline>
        <Button onClick={save}>Save</Button>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Open
        </Button>
      </Inline>
      {isOpen ? (
        <Dialog isOpen title="Limits" labels={{ close: 'Leave' }} onClose={() => setIsOpen(false)}>
          <Button onClick={save}>Save here</Button>
        </Dialog>
      ) : null}
      <ToastRegion {...props} />
    </>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { dismissToast, showToast, ToastRegion } from '../../components/ToastRegion/ToastRegion';
import type { SpecimenTexts } from './specimenTexts.fixtures';

/** A question in a dialog, with a toast over it. */
export function SpecimenOverlay({ texts }: { texts: SpecimenTexts }) {
  const { lang, direction, overlay } = texts;
  const { region, dismiss, title, text, action } = overlay.toast;
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  useEffect(() => {
    const label = { label: action, onSelect: () => undefined };
    const id = showToast({ tone: 'positive', title, text, action: label, duration: 0 });
    return () => dismissToast(id);
  }, [title, text, action]);
  return (
    <div lang={lang} dir={direction}>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="sm"
        title={overlay.title}
        labels={{ close: overlay.close }}
        footer={
          <>
            <Button variant="outline" tone="neutral" onClick={close}>
              {overlay.cancel}
            </Button>
            <Button onClick={close}>{overlay.confirm}</Button>
          </>
        }
      >
        {overlay.question}
      </Dialog>
      <ToastRegion labels={{ region, dismiss }} />
    </div>
  );
}

import {
  type FocusEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { SafeHtmlProps } from '../SafeHtml/SafeHtml';
import { AutoClose } from './AutoClose';
import * as S from './DialogRegion.styles';
import { answerDialog, type DialogEntry } from './dialogs';
import { safestButton } from './safestButton';

// The HTML sanitizer is larger than the dialog, and few dialogs need it.
const SafeHtml = lazy(async () => ({ default: (await import('../SafeHtml/SafeHtml')).SafeHtml }));

export interface DialogRegionLabels {
  /** Name of the close button. */
  close: string;
  /** Countdown of a dialog that closes by itself: 'Closes in 8 seconds'. */
  closesIn: (seconds: number) => string;
  /** Text of the button that stops the countdown. */
  keepOpen: string;
}

export interface DialogEntryViewProps extends Pick<SafeHtmlProps, 'imageHosts' | 'checkLink'> {
  entry: DialogEntry;
  isOpen: boolean;
  labels: FoundLabels<DialogRegionLabels>;
}

/** One dialog of the queue. */
export function DialogEntryView({ entry, isOpen, labels, ...htmlRules }: DialogEntryViewProps) {
  const { title, icon, text, html, buttons = [], isCoverClosing = true, autoCloseMs } = entry;
  const textId = useId();
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasMovedFocus, setMovedFocus] = useState(false);
  const isSettled = useRef(false);
  const safest = safestButton(buttons);

  // Runs after the layout effect in which the dialog takes its first focus.
  useEffect(() => {
    isSettled.current = true;
  }, []);

  // Pointer events on the backdrop have the dialog as target, so only those of its children count.
  const handlePointerOver = ({ target, currentTarget }: PointerEvent) =>
    setUnderPointer(target !== currentTarget);
  // The first focus is automatic and does not mean that the user is active.
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isSettled.current || relatedTarget === null) return;
    if (currentTarget.contains(relatedTarget)) setMovedFocus(true);
  };

  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      icon={icon}
      size={entry.size}
      labels={{ close: labels.close }}
      isCoverDisabled={!isCoverClosing}
      aria-describedby={text === undefined ? undefined : textId}
      onClose={({ reason }) => answerDialog(entry, { kind: 'closed', reason })}
      onPointerOver={handlePointerOver}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={handleFocus}
      footer={
        buttons.length === 0 ? undefined : (
          <S.Buttons>
            {buttons.map((button) => (
              <Button
                key={button.id}
                variant={button.tone === 'neutral' ? 'outline' : 'solid'}
                tone={button.tone ?? 'action'}
                data-autofocus={button === safest || undefined}
                onClick={() => answerDialog(entry, { kind: 'button', id: button.id })}
              >
                {button.label}
              </Button>
            ))}
          </S.Buttons>
        )
      }
    >
      <S.Content>
        {text === undefined ? null : <S.Text id={textId}>{text}</S.Text>}
        {html === undefined ? null : (
          <Suspense fallback={null}>
            <SafeHtml html={html} {...htmlRules} />
          </Suspense>
        )}
        {autoCloseMs === undefined || !isOpen ? null : (
          <AutoClose
            time={autoCloseMs}
            isPaused={isUnderPointer || hasMovedFocus}
            closesIn={(seconds) => labels.closesIn?.(seconds) ?? noText('DialogRegion.closesIn')}
            keepOpenLabel={labels.keepOpen}
            onEnd={() => answerDialog(entry, { kind: 'closed', reason: 'timeout' })}
          />
        )}
      </S.Content>
    </Dialog>
  );
}

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon';
import { useComposition } from '../Field/useComposition';
import { IconButton } from '../IconButton/IconButton';
import { Control, Sizer } from '../TextArea/TextArea.styles';
import * as S from './ChatPanel.styles';

export interface ChatComposerProps {
  labels: { message: string; send: string };
  /** Whether nothing can be sent now; the text can still be written. */
  isHeld: boolean;
  actions: ReactNode;
  attachments: ReactNode;
  hasAttachments: boolean;
  onSend: (event: { text: string }) => void | Promise<void>;
}

/** The field for a message. Enter sends, Shift and Enter begin a new line. */
export function ChatComposer({
  labels,
  isHeld,
  actions,
  attachments,
  hasAttachments,
  onSend,
}: ChatComposerProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState('');
  const { field } = useComposition<HTMLTextAreaElement, string>({
    value: draft,
    onChange: (event) => setDraft(event.target.value),
  });
  const isBlocked = isHeld || (draft.trim() === '' && !hasAttachments);

  const send = async () => {
    control.current?.focus();
    if (isBlocked) return;
    setDraft('');
    try {
      await onSend({ text: draft.trim() });
    } catch {
      // What was typed meanwhile stays too.
      setDraft((typed) => (typed === '' ? draft : `${draft}\n${typed}`));
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send();
  };
  return (
    <S.Composer>
      {attachments}
      <S.Row>
        {actions}
        <S.Box data-size="md">
          <Sizer data-size="md" data-text={draft} style={{ '--_rows': 1, '--_max-rows': 5 }}>
            <Control
              ref={control}
              rows={1}
              aria-label={labels.message}
              placeholder={labels.message}
              enterKeyHint="send"
              {...field}
              onKeyDown={handleKeyDown}
            />
          </Sizer>
        </S.Box>
        <IconButton
          variant="solid"
          tone="action"
          label={labels.send}
          icon={<ArrowUpIcon />}
          aria-disabled={isBlocked || undefined}
          onClick={() => void send()}
        />
      </S.Row>
    </S.Composer>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import type { FoundLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';
import * as S from './LimitForm.styles';
import type { LimitAction, LimitFormLabels, LimitRow } from './limitRow';

export interface LimitFormWaitingProps {
  id: string;
  row: LimitRow;
  waiting: NonNullable<LimitRow['waiting']>;
  labels: FoundLabels<LimitFormLabels>;
  action: LimitAction | null;
  /** Without buttons while the row is edited: one decision at a time. */
  isEditing: boolean;
  onConfirm: () => void;
  onRevoke: () => void;
  /** Called if the notice goes while one of its buttons has the focus. */
  onFocusLost: () => void;
}

/** A higher limit that waits. Its two answers look the same: nothing may nudge towards the higher limit. */
export function LimitFormWaiting({
  id,
  row: { label, isBusy = false },
  waiting,
  labels,
  action,
  isEditing,
  onConfirm,
  onRevoke,
  onFocusLost,
}: LimitFormWaitingProps) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useLatest({ onFocusLost });
  useLayoutEffect(() => {
    const notice = root.current;
    // Its newest handler is called, not that of the first render.
    const told = latest;
    return () => {
      if (notice?.contains(document.activeElement) === true) told.current.onFocusLost();
    };
  }, [latest]);

  const answers = [
    { name: 'revoke', onClick: onRevoke },
    ...(waiting.canConfirm ? [{ name: 'confirm', onClick: onConfirm } as const] : []),
  ] as const;
  return (
    <Notice ref={root}>
      <p id={id}>{waiting.text}</p>
      {isEditing ? null : (
        <S.Answers>
          {answers.map(({ name, onClick }) => (
            <Button
              key={name}
              size="sm"
              variant="outline"
              tone="neutral"
              isLoading={action === name}
              disabled={isBusy && action !== name}
              aria-label={[labels[name], label].join(' ')}
              aria-describedby={id}
              onClick={onClick}
            >
              {labels[name]}
            </Button>
          ))}
        </S.Answers>
      )}
    </Notice>
  );
}

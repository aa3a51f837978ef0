import { useId } from 'react';
import type { FoundLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Meter } from '../Meter/Meter';
import { Notice } from '../Notice/Notice';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './LimitForm.styles';
import { LimitFormEdit } from './LimitFormEdit';
import { LimitFormWaiting } from './LimitFormWaiting';
import type { LimitFormLabels, LimitRow, LimitTimeLabels } from './limitRow';
import { useLimitRow } from './useLimitRow';

export interface LimitFormRowProps {
  row: LimitRow;
  labels: FoundLabels<LimitFormLabels>;
  locale: string;
  currency: string;
  fractionDigits: number;
  timeLabels: LimitTimeLabels | undefined;
  isEditing: boolean;
  onEdit: (event: { isEditing: boolean }) => void;
  onSave: (event: { id: string; amount: string | null }) => void;
  onConfirm: (event: { id: string }) => void;
  onRevoke: (event: { id: string }) => void;
}

/** One period: its limit, what is used of it, and its edit. */
export function LimitFormRow({
  row,
  labels,
  isEditing,
  onEdit,
  onSave,
  onConfirm,
  onRevoke,
  ...field
}: LimitFormRowProps) {
  const { id, label, amount, amountText, usedText, usedShare, leftText, renewText, waiting } = row;
  const limitId = useId();
  const waitingId = useId();
  const { root, opener, isBusy, action, error, open, cancel, act, focusOpener } = useLimitRow({
    row,
    isEditing,
    onEdit,
  });
  const isReached = usedShare !== null && usedShare >= 1;
  const change = amount === null ? labels.set : labels.change;
  const notes =
    leftText === null && renewText === null ? undefined : (
      <S.Notes>
        {leftText === null ? null : <S.Left>{leftText}</S.Left>} <span>{renewText}</span>
      </S.Notes>
    );
  return (
    <S.Row
      ref={root}
      data-editing={isEditing || undefined}
      data-reached={isReached || undefined}
      aria-busy={isBusy || undefined}
    >
      <S.Facts>
        <S.Label>{label}</S.Label>
        <S.Limit id={limitId} data-none={amount === null || undefined}>
          {amount === null ? labels.none : amountText}
        </S.Limit>
      </S.Facts>
      {isEditing ? null : (
        <S.Opener>
          <Button
            ref={opener}
            size="sm"
            variant="outline"
            tone="neutral"
            isLoading={isBusy && action === null}
            disabled={action !== null}
            aria-label={[change, label].join(' ')}
            aria-describedby={waiting === null ? limitId : `${limitId} ${waitingId}`}
            onClick={open}
          >
            {change}
          </Button>
        </S.Opener>
      )}
      <S.Usage>
        {usedShare === null ? (
          <>
            <S.Used>
              <span>{labels.used}</span> <S.UsedText>{usedText}</S.UsedText>
            </S.Used>
            {notes}
          </>
        ) : (
          <Meter
            label={
              <>
                {labels.used}
                <VisuallyHidden> {label}</VisuallyHidden>
              </>
            }
            value={usedShare}
            max={1}
            valueText={usedText}
            tone={isReached ? 'warning' : 'action'}
            hint={notes}
          />
        )}
      </S.Usage>
      {isEditing ? (
        <LimitFormEdit
          {...field}
          row={row}
          labels={labels}
          action={action}
          error={error}
          onCancel={cancel}
          onSave={(event) => {
            act(event.amount === null ? 'remove' : 'save');
            onSave({ id, amount: event.amount });
          }}
        />
      ) : error === undefined ? null : (
        <S.More>
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        </S.More>
      )}
      {waiting === null ? null : (
        <S.More>
          <LimitFormWaiting
            id={waitingId}
            row={row}
            waiting={waiting}
            labels={labels}
            action={action}
            isEditing={isEditing}
            onFocusLost={focusOpener}
            onConfirm={() => {
              act('confirm');
              onConfirm({ id });
            }}
            onRevoke={() => {
              act('revoke');
              onRevoke({ id });
            }}
          />
        </S.More>
      )}
    </S.Row>
  );
}

import { useId } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { FactList } from '../FactList/FactList';
import { Notice } from '../Notice/Notice';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './BetSlip.styles';
import type { BetSlipLabels } from './betSlipLabels';
import { blockOf, changedIn } from './blockOf';
import type { BetSlipMode, BetSlipSelection, BetSlipSummary } from './slipSelection';

interface BetSlipFootProps {
  selections: readonly BetSlipSelection[];
  mode: BetSlipMode;
  summary: BetSlipSummary;
  acceptsBetter: boolean | undefined;
  isLocked: boolean;
  isOnline: boolean;
  refusal: string | undefined;
  texts: Partial<BetSlipLabels>;
  onAcceptsBetterChange: ((event: { acceptsBetter: boolean }) => void) | undefined;
  onAcceptChanges: () => void;
  onSubmit: () => void;
}

/** The sums, what stands in the way, and the button that places the bet. */
export function BetSlipFoot({
  selections,
  mode,
  summary: { totalOdds, totalStake, possibleReturn },
  acceptsBetter,
  isLocked,
  isOnline,
  refusal,
  texts,
  onAcceptsBetterChange,
  onAcceptChanges,
  onSubmit,
}: BetSlipFootProps) {
  const noteId = useId();
  const block = blockOf({ selections, mode, isOnline });
  const facts = [
    { label: texts.totalOdds ?? '', value: totalOdds },
    { label: texts.totalStake ?? '', value: totalStake },
    { label: texts.possibleReturn ?? '', value: possibleReturn, isStrong: true },
  ].filter(({ value }) => value !== undefined);
  return (
    <S.Foot>
      {acceptsBetter === undefined ? null : (
        <Checkbox
          label={texts.acceptBetter}
          checked={acceptsBetter}
          disabled={isLocked}
          onChange={({ target }) => onAcceptsBetterChange?.({ acceptsBetter: target.checked })}
        />
      )}
      {facts.length === 0 ? null : <FactList facts={facts} />}
      <div role="alert">
        {refusal === undefined || isLocked ? null : (
          <Notice tone="danger" title={texts.refused}>
            {refusal}
          </Notice>
        )}
      </div>
      {/* Always there, so that what comes into it is announced. */}
      <div role="status" id={noteId}>
        {isLocked ? (
          <VisuallyHidden>{texts.sending}</VisuallyHidden>
        ) : block === undefined ? null : (
          <Notice
            tone="warning"
            action={
              block === 'changes' ? (
                <Button size="sm" variant="outline" tone="neutral" onClick={onAcceptChanges}>
                  {texts.accept}
                </Button>
              ) : undefined
            }
          >
            {block === 'changes' ? texts.changes?.(changedIn(selections)) : texts.blocks?.[block]}
          </Notice>
        )}
      </div>
      <Button
        size="lg"
        isWide
        isLoading={isLocked}
        data-slip-submit
        // Not `disabled`: why it can not be pressed has to be reachable.
        {...(block === undefined ? {} : { 'aria-disabled': true })}
        aria-describedby={noteId}
        onClick={() => {
          if (block === undefined) onSubmit();
        }}
      >
        {texts.submit}
      </Button>
    </S.Foot>
  );
}

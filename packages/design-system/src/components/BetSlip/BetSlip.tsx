import { type KeyboardEvent, useId, useRef } from 'react';
import { inertProps } from '../../compat/attributes';
import { isComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useOnline } from '../../hooks/useOnline';
import { useLabels } from '../../labels/useLabels';
import { Tabs } from '../Tabs/Tabs';
import * as S from './BetSlip.styles';
import { BetSlipFoot } from './BetSlipFoot';
import { BetSlipHead } from './BetSlipHead';
import { BetSlipReceiptView } from './BetSlipReceiptView';
import { BetSlipSelections } from './BetSlipSelections';
import { BetSlipStakes } from './BetSlipStakes';
import type { BetSlipLabels } from './betSlipLabels';
import type { BetSlipProps } from './betSlipProps';
import type { BetSlipMode, BetSlipMoney } from './slipSelection';
import { useRemovedSelections } from './useRemovedSelections';
import { useStakeErrors } from './useStakeErrors';
import { useSubmitOnce } from './useSubmitOnce';
import { useTitleFocus } from './useTitleFocus';

export type { BetSlipLabels } from './betSlipLabels';
export type { BetSlipProps } from './betSlipProps';
export {
  BET_SELECTION_STATUSES,
  BET_SLIP_MODES,
  type BetSelectionStatus,
  type BetSlipBlock,
  type BetSlipLine,
  type BetSlipMode,
  type BetSlipMoney,
  type BetSlipReceipt,
  type BetSlipSelection,
  type BetSlipSummary,
} from './slipSelection';

/**
 * What somebody is about to bet on: selections, stakes, and the one button that places the bet. The owner gives every
 * sum and price as text. Enter in a stake goes to that button and does not press it. For one amount alone use
 * `AmountField`; for bets that were placed, `DataTable`.
 */
export function BetSlip({
  selections,
  modes = [],
  mode = 'single',
  lines,
  summary = {},
  locale,
  currency,
  fractionDigits,
  quickAmounts,
  acceptsBetter,
  isLoading = false,
  isSending = false,
  refusal,
  receipt,
  isOnline,
  headingLevel = 2,
  labels,
  onModeChange,
  onStakeChange,
  onRemove,
  onRestore,
  onAcceptChanges,
  onAcceptsBetterChange,
  onSubmit,
  onKeep,
  onDone,
  ref,
  ...rest
}: BetSlipProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const texts: Partial<BetSlipLabels> = useLabels<BetSlipLabels>('BetSlip', labels);
  const mergedRef = useMergedRef(root, ref);
  const isBrowserOnline = useOnline();
  useTitleFocus(root, receipt !== undefined);
  const { isWaiting, submit } = useSubmitOnce(onSubmit);
  const { removed, remove, restore, forget } = useRemovedSelections({
    root,
    selections,
    onRemove,
    onRestore,
  });
  const isLocked = isSending || isWaiting;
  useStakeErrors(root, isLocked);
  const isEmpty = selections.length === 0;
  const status = receipt ? 'placed' : isLocked ? 'sending' : isEmpty ? 'empty' : 'ready';
  const money: BetSlipMoney = { locale, currency, fractionDigits, quickAmounts };
  const stakes = { lines, money, texts, isLocked, onStakeChange };

  const focusSubmit = (): void =>
    root.current?.querySelector<HTMLElement>('[data-slip-submit]')?.focus();
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    const isStake = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!isStake) return;
    // Or the same key would press the button.
    event.preventDefault();
    focusSubmit();
  };

  const slip = (
    <>
      <BetSlipSelections
        selections={selections}
        removed={removed}
        mode={mode}
        stakes={stakes}
        isLoading={isLoading}
        onRemove={remove}
        onRestore={restore}
      />
      {mode === 'single' || isEmpty ? null : <BetSlipStakes {...stakes} />}
    </>
  );

  return (
    <S.Root
      data-component="BetSlip"
      data-status={status}
      aria-labelledby={titleId}
      ref={mergedRef}
      {...rest}
    >
      {receipt === undefined ? (
        <>
          <S.Body {...inertProps(isLocked)} onKeyDown={handleKeyDown}>
            <BetSlipHead
              id={titleId}
              level={headingLevel}
              texts={texts}
              count={selections.length}
              onRemoveAll={onRemove === undefined ? undefined : () => remove(selections)}
            />
            {modes.length < 2 || isEmpty ? (
              slip
            ) : (
              <Tabs
                label={texts.kind ?? ''}
                variant="segmented"
                selectedId={mode}
                items={modes.map(({ mode: id, isDisabled = false }) => ({
                  id,
                  label: texts.modes?.[id],
                  isDisabled,
                  panel: slip,
                }))}
                onSelect={({ id }) => onModeChange?.({ mode: id as BetSlipMode })}
              />
            )}
          </S.Body>
          {isEmpty || isLoading ? null : (
            <BetSlipFoot
              selections={selections}
              mode={mode}
              summary={summary}
              acceptsBetter={acceptsBetter}
              isLocked={isLocked}
              isOnline={isOnline ?? isBrowserOnline}
              refusal={refusal}
              texts={texts}
              onAcceptsBetterChange={onAcceptsBetterChange}
              onAcceptChanges={() => {
                // Its button goes away with what it accepts.
                focusSubmit();
                onAcceptChanges?.();
              }}
              onSubmit={() => {
                forget();
                void submit();
              }}
            />
          )}
        </>
      ) : (
        <BetSlipReceiptView
          id={titleId}
          level={headingLevel}
          receipt={receipt}
          texts={texts}
          onKeep={onKeep}
          onDone={onDone}
        />
      )}
    </S.Root>
  );
}

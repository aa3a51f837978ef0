import { SportsIcon } from '../../icons/SportsIcon';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './BetSlip.styles';
import { BetSlipRow } from './BetSlipRow';
import type { BetSlipStakesProps } from './BetSlipStakes';
import type { BetSlipMode, BetSlipSelection } from './slipSelection';

interface BetSlipSelectionsProps {
  selections: readonly BetSlipSelection[];
  /** What was removed last and can be brought back. */
  removed: readonly BetSlipSelection[];
  mode: BetSlipMode;
  stakes: BetSlipStakesProps;
  isLoading: boolean;
  onRemove: (selections: readonly BetSlipSelection[]) => void;
  onRestore: () => void;
}

/** The selections, or that there are none, below the way back for what was removed. */
export function BetSlipSelections({
  selections,
  removed,
  mode,
  stakes,
  isLoading,
  onRemove,
  onRestore,
}: BetSlipSelectionsProps) {
  const { texts } = stakes;
  const [first] = removed;
  if (isLoading)
    return (
      <S.List aria-busy>
        <Skeleton height="88px" />
        <Skeleton height="88px" />
      </S.List>
    );
  return (
    <>
      {first === undefined ? null : (
        <S.Undo>
          <span>
            {removed.length > 1
              ? texts.removedAll?.(removed.length)
              : texts.removed?.(first.outcome)}
          </span>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            data-undo
            aria-label={`${texts.undo ?? ''} ${removed.map(({ outcome }) => outcome).join(', ')}`}
            onClick={onRestore}
          >
            {texts.undo}
          </Button>
        </S.Undo>
      )}
      {selections.length === 0 ? (
        <EmptyState icon={<SportsIcon size={28} />} title={texts.emptyTitle}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <S.Rows aria-label={texts.selections}>
          {selections.map((selection) => (
            <BetSlipRow
              key={selection.id}
              selection={selection}
              mode={mode}
              stakes={stakes}
              onRemove={() => onRemove([selection])}
            />
          ))}
        </S.Rows>
      )}
    </>
  );
}

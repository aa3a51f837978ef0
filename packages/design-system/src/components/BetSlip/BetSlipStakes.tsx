import { AmountField } from '../AmountField/AmountField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './BetSlip.styles';
import type { BetSlipLabels } from './betSlipLabels';
import type { BetSlipLine, BetSlipMoney } from './slipSelection';

export interface BetSlipStakesProps {
  lines: readonly BetSlipLine[];
  money: BetSlipMoney;
  texts: Partial<BetSlipLabels>;
  isLocked: boolean;
  /** The selection that the stake is for, in singles. */
  about?: string;
  hasQuickAmounts?: boolean;
  onStakeChange: ((event: { id: string; value: string }) => void) | undefined;
}

/** The fields for stakes, each with its limits and what it may return. */
export function BetSlipStakes({
  lines,
  money: { locale, currency, fractionDigits = 2, quickAmounts = [] },
  texts,
  isLocked,
  about,
  hasQuickAmounts = lines.length === 1,
  onStakeChange,
}: BetSlipStakesProps) {
  return lines.map(({ id, name, count, stake, possibleReturn, error, min, max }) => (
    <S.Stake key={id}>
      <AmountField
        size="sm"
        label={
          <>
            {name ?? texts.stake} {count === undefined ? null : <S.Count>{count}</S.Count>}
            {about === undefined ? null : <VisuallyHidden>{about}</VisuallyHidden>}
          </>
        }
        locale={locale}
        currency={currency}
        fractionDigits={fractionDigits}
        value={stake}
        error={error}
        labels={{ quickAmounts: texts.quickAmounts ?? '', min, max }}
        quickAmounts={hasQuickAmounts ? quickAmounts : []}
        readOnly={isLocked}
        onChange={({ value }) => onStakeChange?.({ id, value })}
      />
      {possibleReturn === undefined ? null : (
        <S.Return>
          <span>{texts.possibleReturn}</span> <bdi>{possibleReturn ?? '–'}</bdi>
        </S.Return>
      )}
    </S.Stake>
  ));
}

import { CloseIcon } from '../../icons/CloseIcon';
import { LockIcon } from '../../icons/LockIcon';
import { WarningIcon } from '../../icons/WarningIcon';
import { IconButton } from '../IconButton/IconButton';
import { ChangeMark } from '../OddsButton/ChangeMark';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './BetSlipRow.styles';
import { BetSlipStakes, type BetSlipStakesProps } from './BetSlipStakes';
import type { BetSlipMode, BetSlipSelection } from './slipSelection';

interface BetSlipRowProps {
  selection: BetSlipSelection;
  mode: BetSlipMode;
  stakes: BetSlipStakesProps;
  onRemove: () => void;
}

/** One selection with its price, what is wrong with it, and in singles its stake. */
export function BetSlipRow({ selection, mode, stakes, onRemove }: BetSlipRowProps) {
  const {
    id,
    outcome,
    market,
    match,
    href,
    odds,
    oldOdds,
    change,
    status = 'open',
    conflict,
  } = selection;
  const { texts, lines } = stakes;
  const isCombined = mode !== 'single';
  return (
    <S.Row data-status={status} data-changed={oldOdds !== undefined || undefined}>
      <S.Head>
        <S.Outcome dir="auto">{outcome}</S.Outcome>
        <S.Price>
          {oldOdds === undefined ? (
            <bdi>{odds}</bdi>
          ) : (
            <>
              <VisuallyHidden>{texts.priceChanged?.(oldOdds, odds)}</VisuallyHidden>
              <del aria-hidden>
                <bdi>{oldOdds}</bdi>
              </del>
              <ins aria-hidden data-change={change}>
                {change === undefined ? null : <ChangeMark change={change} />}
                <bdi>{odds}</bdi>
              </ins>
            </>
          )}
        </S.Price>
        <IconButton
          size="sm"
          label={`${texts.remove ?? ''} ${outcome}`.trim()}
          icon={<CloseIcon />}
          data-remove={id}
          onClick={onRemove}
        />
      </S.Head>
      <S.Detail dir="auto">{market}</S.Detail>
      <S.Detail dir="auto">{href === undefined ? match : <a href={href}>{match}</a>}</S.Detail>
      {status === 'open' ? null : (
        <S.Trouble>
          <LockIcon />
          <span>{status === 'closed' ? texts.closed : texts.suspended}</span>
        </S.Trouble>
      )}
      {isCombined && conflict !== undefined ? (
        <S.Trouble>
          <WarningIcon />
          <span>{conflict}</span>
        </S.Trouble>
      ) : null}
      {isCombined || status !== 'open' ? null : (
        <BetSlipStakes
          {...stakes}
          about={outcome}
          lines={lines.filter((line) => line.id === id)}
          hasQuickAmounts={lines.length === 1}
        />
      )}
    </S.Row>
  );
}

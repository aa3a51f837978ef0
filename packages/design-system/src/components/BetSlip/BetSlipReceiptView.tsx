import { CheckIcon } from '../../icons/CheckIcon';
import { Button } from '../Button/Button';
import { FactList } from '../FactList/FactList';
import * as S from './BetSlip.styles';
import type { BetSlipLabels } from './betSlipLabels';
import type { BetSlipReceipt } from './slipSelection';

interface BetSlipReceiptViewProps {
  id: string;
  level: 2 | 3;
  receipt: BetSlipReceipt;
  texts: Partial<BetSlipLabels>;
  onKeep: (() => void) | undefined;
  onDone: (() => void) | undefined;
}

/** The bet that was placed. */
export function BetSlipReceiptView({
  id,
  level,
  receipt: { reference, facts = [] },
  texts,
  onKeep,
  onDone,
}: BetSlipReceiptViewProps) {
  const Heading = `h${String(level)}` as 'h2';
  return (
    <S.Receipt>
      <S.Placed>
        <S.Sign aria-hidden>
          <CheckIcon size={20} />
        </S.Sign>
        <S.Title>
          <Heading id={id} tabIndex={-1} data-slip-title>
            {texts.placed}
          </Heading>
        </S.Title>
      </S.Placed>
      <FactList isSunken facts={[...facts, { label: texts.reference ?? '', value: reference }]} />
      <S.Actions>
        {onKeep === undefined ? null : (
          <Button variant="outline" tone="neutral" onClick={onKeep}>
            {texts.keep}
          </Button>
        )}
        {onDone === undefined ? null : <Button onClick={onDone}>{texts.done}</Button>}
      </S.Actions>
    </S.Receipt>
  );
}

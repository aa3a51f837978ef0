import { Button } from '@parlour/design-system/Button';
import { Stack } from '@parlour/design-system/layout/Stack';
import type { ContractOutcome } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../Outcome/Outcome';
import * as S from './OfferForm.styles';

export interface OfferOutcomesProps {
  outcomes: readonly ContractOutcome[];
  /** Asked with those to whom nothing was offered. */
  onAgain: (event: { people: string[] }) => void;
}

/** What became of each offer; the failed ones can be tried again. */
export function OfferOutcomes({ outcomes, onAgain }: OfferOutcomesProps) {
  const { t } = useTranslation('contractWords');
  const failed = outcomes.filter(({ refusal }) => refusal !== null);
  return (
    <Stack gap={16}>
      <Outcome
        takesFocus
        tone={failed.length === 0 ? 'positive' : 'warning'}
        title={t(failed.length === 0 ? 'offer.allDone' : 'offer.someDone')}
      >
        {failed.length === outcomes.length ? null : t('offer.doneText')}
      </Outcome>
      <S.Persons role="list">
        {outcomes.map(({ memberId, account, refusal }) => (
          <li key={memberId}>
            <strong>{account}</strong>
            <p>{t(`offer.outcome.${refusal ?? 'offered'}`)}</p>
          </li>
        ))}
      </S.Persons>
      {failed.length === 0 ? null : (
        <Button onClick={() => onAgain({ people: failed.map(({ memberId }) => memberId) })}>
          {t('offer.again')}
        </Button>
      )}
    </Stack>
  );
}

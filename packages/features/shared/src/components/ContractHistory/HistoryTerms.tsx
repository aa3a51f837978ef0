import type { ContractVersions } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useStepWords } from '../../model/useStepWords';
import { ContractComparison } from '../ContractComparison/ContractComparison';
import * as S from './ContractHistory.styles';

/** The terms of a contract, compared with those before and after it (AG-06). */
export function HistoryTerms({ contract, before, after }: ContractVersions) {
  const { t } = useTranslation('contractWords');
  const words = useStepWords(contract.kind);
  const { kind, period, tiers } = contract;
  return (
    <>
      {before === null ? (
        <S.Part>
          <h3>{t('history.terms')}</h3>
          <S.Steps role="list">
            {tiers.map((tier) => (
              <li key={words(period, tier)}>{words(period, tier)}</li>
            ))}
          </S.Steps>
        </S.Part>
      ) : (
        <S.Part>
          <h3>{t('history.before')}</h3>
          <ContractComparison
            kind={kind}
            before={before}
            after={contract}
            afterLabel={t('comparison.thisOne')}
          />
        </S.Part>
      )}
      {after === null ? null : (
        <S.Part>
          <h3>{t('history.after')}</h3>
          <ContractComparison
            kind={kind}
            before={contract}
            after={after}
            beforeLabel={t('comparison.thisOne')}
            afterLabel={t('comparison.next')}
          />
        </S.Part>
      )}
    </>
  );
}

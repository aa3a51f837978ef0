import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { formatRate, listFormat, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { ContractComparison, type ContractVersion } from '../ContractComparison/ContractComparison';

export interface ContractConsequencesProps {
  /** Whether it replaces a contract in force. */
  isReplacing: boolean;
  /** The highest rate of that one, in basis points; undefined until it is loaded. */
  replacedRate?: number | undefined;
  /** Contracts with a higher rate further down that would end as well. */
  ended: readonly { counterpartAccount: string; rate: number }[];
  /** The contract in force; with `after`, its steps are compared with those of the new one. */
  before?: ContractTermsOf | null | undefined;
  /** The new contract. */
  after?: ContractTermsOf | undefined;
}

/** What is compared of a contract. */
export interface ContractTermsOf extends ContractVersion {
  kind: string;
}

/** What agreeing to a contract would end, shown before anything is pressed (AC-05); empty if nothing would. */
export function ContractConsequences({
  isReplacing,
  replacedRate,
  ended,
  before,
  after,
}: ContractConsequencesProps) {
  const { t } = useTranslation('shared');
  const { t: words } = useTranslation('contractWords');
  const { tag } = useLanguage();
  if (!isReplacing && ended.length === 0) return null;
  const names = ended.map(
    ({ counterpartAccount, rate }) => `${counterpartAccount} (${formatRate(rate, tag)})`,
  );
  return (
    <Stack gap={8}>
      {isReplacing ? (
        <Notice tone="warning" title={t('contract.replaces')}>
          {replacedRate === undefined
            ? t('contract.replacesText')
            : t('contract.replacesRate', { rate: formatRate(replacedRate, tag) })}
        </Notice>
      ) : null}
      {before === undefined || before === null || after === undefined ? null : (
        <details>
          <summary>{words('comparison.open')}</summary>
          <ContractComparison
            kind={after.kind}
            before={before}
            after={after}
            beforeLabel={words('comparison.inForce')}
            afterLabel={words('comparison.offered')}
          />
        </details>
      )}
      {ended.length === 0 ? null : (
        <Notice tone="warning" title={t('contract.wouldEnd')}>
          {listFormat(tag).format(names)}
        </Notice>
      )}
    </Stack>
  );
}

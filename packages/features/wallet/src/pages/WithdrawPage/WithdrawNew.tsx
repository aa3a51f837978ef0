import { compareAmounts } from '@parlour/design-system/AmountField';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { selectAccount, useCentreHref, useCoreSelector } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { NoPaymentPassword } from '../../components/NoPaymentPassword/NoPaymentPassword';
import { WaitingBonuses } from '../../components/WaitingBonuses/WaitingBonuses';
import { WithdrawFigures } from '../../components/WithdrawForm/WithdrawFigures';
import { WithdrawForm } from '../../components/WithdrawForm/WithdrawForm';
import { usePaymentAvailability } from '../../model/usePaymentAvailability';
import type { useWithdraw } from '../../model/useWithdraw';

/** A new withdrawal, or what is missing for one. */
export default function WithdrawNew({
  choices,
  state,
  errors,
  onSubmit,
}: Pick<ReturnType<typeof useWithdraw>, 'choices' | 'state' | 'errors' | 'onSubmit'>) {
  const { t } = useTranslation('wallet');
  const hrefTo = useCentreHref();
  const { isWithdrawOpen } = usePaymentAvailability();
  const currency = useCoreSelector((core) => selectAccount(core)?.currencySymbol ?? '');
  if (choices.status === 'loading') return <FormSkeleton />;
  if (choices.status === 'failed') return <LoadError title={t('methodsFailed')} state={choices} />;
  const { options, accounts } = choices.data;
  if (options.methods.length === 0 || !isWithdrawOpen)
    return (
      <EmptyState title={t('noMethods')} icon={<WalletIcon size={28} />}>
        {t('noMethodsText')}
      </EmptyState>
    );
  if (!options.hasPaymentPassword) return <NoPaymentPassword />;
  if (accounts.length === 0)
    return (
      <EmptyState
        title={t('withdraw.noAccount')}
        icon={<WalletIcon size={28} />}
        action={
          <LinkButton href={hrefTo('member', 'securityCenter')}>
            {t('withdraw.security')}
          </LinkButton>
        }
      >
        {t('withdraw.noAccountText')}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <WithdrawFigures options={options} />
      {compareAmounts(options.availableAmount, '0') === 1 ? (
        <WithdrawForm
          options={options}
          accounts={accounts}
          currency={currency}
          state={state}
          errors={errors}
          onSubmit={onSubmit}
        />
      ) : (
        <Notice tone="warning">{t('withdraw.nothing')}</Notice>
      )}
      {options.waitingBonuses.length === 0 ? null : (
        <WaitingBonuses bonuses={options.waitingBonuses} />
      )}
    </Stack>
  );
}

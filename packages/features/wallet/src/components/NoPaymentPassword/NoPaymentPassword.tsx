import { EmptyState } from '@parlour/design-system/EmptyState';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { useCentreHref } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Shown instead of a form that needs a payment password: links to where one is set. */
export function NoPaymentPassword() {
  const { t } = useTranslation('wallet');
  const hrefTo = useCentreHref();
  return (
    <EmptyState
      title={t('noPaymentPassword')}
      icon={<ShieldIcon size={28} />}
      action={
        <LinkButton href={hrefTo('member', 'securityCenter')}>{t('withdraw.security')}</LinkButton>
      }
    >
      {t('noPaymentPasswordText')}
    </EmptyState>
  );
}

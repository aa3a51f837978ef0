import { Notice } from '@parlour/design-system/Notice';
import { RetryButton, type RetryButtonProps } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';

export type NavigationRetryProps = Pick<RetryButtonProps, 'state'>;

/** The error of categories that did not load. */
export function NavigationRetry({ state }: NavigationRetryProps) {
  const { t } = useTranslation('frameLate');
  return (
    <Notice
      tone="warning"
      action={<RetryButton size="sm" variant="outline" tone="neutral" state={state} />}
    >
      {t('categories.failed')}
    </Notice>
  );
}

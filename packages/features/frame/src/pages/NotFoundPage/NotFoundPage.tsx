import { EmptyState } from '@parlour/design-system/EmptyState';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { PATHS, usePageHead } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** The page of an unknown address (RT-18). */
export function NotFoundPage() {
  const { t } = useTranslation('frameLate');
  usePageHead(t('notFound.title'), t('notFound.text'));
  return (
    <EmptyState
      title={t('notFound.title')}
      headingLevel={1}
      action={<LinkButton href={PATHS.home}>{t('notFound.home')}</LinkButton>}
    >
      {t('notFound.text')}
    </EmptyState>
  );
}

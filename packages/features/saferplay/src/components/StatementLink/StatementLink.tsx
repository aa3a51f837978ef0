import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { LinkCard } from '@parlour/design-system/LinkCard';
import { Notice } from '@parlour/design-system/Notice';
import { useCentreHref } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface StatementLinkProps {
  /** Asks to look at it, because the last look was long ago. */
  isDue: boolean;
}

/** Leads to the activity statement, and now and then asks to look at it (SP-08). */
export function StatementLink({ isDue }: StatementLinkProps) {
  const { t } = useTranslation('statement');
  const href = useCentreHref()('member', 'activityStatement');
  if (!isDue)
    return (
      <LinkCard
        href={href}
        title={t('link.title')}
        headingLevel={3}
        media={<ChartIcon size={24} />}
      >
        {t('link.text')}
      </LinkCard>
    );
  return (
    <Notice
      title={t('statementReview:title')}
      action={
        <LinkButton href={href} variant="outline" tone="neutral" size="sm">
          {t('statementReview:open')}
        </LinkButton>
      }
    >
      <p>{t('statementReview:text')}</p>
    </Notice>
  );
}

import { EmptyState } from '@parlour/design-system/EmptyState';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { useCentreHref } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Empty state of the team: links to where accounts are opened. */
export function NoTeam() {
  const { t } = useTranslation('agent');
  const hrefTo = useCentreHref();
  return (
    <EmptyState
      icon={<UserIcon size={28} />}
      title={t('overview.empty')}
      headingLevel={3}
      action={
        <LinkButton href={hrefTo('agent', 'registerCenter')}>
          {t('pages.registerCenter')}
        </LinkButton>
      }
    >
      {t('overview.emptyText')}
    </EmptyState>
  );
}

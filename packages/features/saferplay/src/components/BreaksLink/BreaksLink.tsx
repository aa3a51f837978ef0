import { MoonIcon } from '@parlour/design-system/icons/MoonIcon';
import { LinkCard } from '@parlour/design-system/LinkCard';
import { useCentreHref } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Leads to breaks and self-exclusion (SP-07). */
export function BreaksLink() {
  const { t } = useTranslation('breaks');
  return (
    <LinkCard
      href={useCentreHref()('member', 'playPause')}
      title={t('pages.playPause')}
      headingLevel={3}
      media={<MoonIcon size={24} />}
    >
      {t('break.about')}
    </LinkCard>
  );
}

import { Section } from '@parlour/design-system/layout/Section';
import { useHelpOrganisations } from '@parlour/feature-core';
import { HelpContacts } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';

/** Who helps with gambling, as the market policy names them; nothing where it names nobody (R24). */
export function HelpSection() {
  const { t } = useTranslation('help');
  const organisations = useHelpOrganisations();
  if (organisations.length === 0) return null;
  return (
    <Section title={t('title')} headingLevel={3} description={t('text')}>
      <HelpContacts organisations={organisations} />
    </Section>
  );
}

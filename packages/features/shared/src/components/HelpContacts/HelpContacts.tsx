import type { HelpOrganisation } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { HelpContact } from './HelpContact';
import * as S from './HelpContacts.styles';

export interface HelpContactsProps {
  /** In the order in which they show; with none, nothing is shown. */
  organisations: readonly HelpOrganisation[];
}

/** Who helps people with gambling, with what each does (R24). */
export function HelpContacts({ organisations }: HelpContactsProps) {
  const { t } = useTranslation('help');
  if (organisations.length === 0) return null;
  return (
    <S.List role="list" aria-label={t('title')}>
      {organisations.map((organisation) => (
        <S.Item key={organisation.address}>
          <HelpContact organisation={organisation} />
          {organisation.text === null ? null : <S.Text dir="auto">{organisation.text}</S.Text>}
        </S.Item>
      ))}
    </S.List>
  );
}

export interface HelpLineProps {
  /** The policy's organisations; the first is shown. */
  organisations: readonly HelpOrganisation[];
}

/** One line that names who helps: where somebody comes in, and where they leave (R32). */
export function HelpLine({ organisations: [first] }: HelpLineProps) {
  const { t } = useTranslation('help');
  if (first === undefined) return null;
  return (
    <S.Line>
      <S.Text>{t('entry')}</S.Text>
      <HelpContact organisation={first} />
    </S.Line>
  );
}

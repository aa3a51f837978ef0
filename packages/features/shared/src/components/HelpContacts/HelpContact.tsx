import { type HelpOrganisation, openElsewhere } from '@parlour/feature-core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './HelpContacts.styles';

export interface HelpContactProps {
  organisation: HelpOrganisation;
}

/** The links to one organisation: its page, and its number where it has one. */
export function HelpContact({ organisation }: HelpContactProps) {
  const { t } = useTranslation('help');
  const { name, address, phone } = organisation;
  // The policy names the page, so nobody is asked whether they want to leave on their way to help.
  const handlePress = (event: MouseEvent): void => {
    if (event.button > 1) return;
    event.preventDefault();
    openElsewhere(address);
  };
  return (
    <S.Links>
      <S.Link
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={handlePress}
        onAuxClick={handlePress}
      >
        {/* Of the policy, in its own language. */}
        <bdi>{name}</bdi>
      </S.Link>
      {phone === null ? null : (
        <S.Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <bdi>{t('call', { number: phone })}</bdi>
        </S.Link>
      )}
    </S.Links>
  );
}

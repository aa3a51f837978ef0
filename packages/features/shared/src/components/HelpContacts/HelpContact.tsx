import { openElsewhere } from '@parlour/feature-core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './HelpContacts.styles';

/** Who helps people with gambling, as the market policy names it. */
export interface HelpOrganisation {
  name: string;
  /** Its page. */
  address: string;
  /** Number to call; null if there is none. */
  phone: string | null;
  /** One sentence on what it does; null for none. */
  text: string | null;
}

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
        {name}
      </S.Link>
      {phone === null ? null : (
        <S.Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <bdi>{t('call', { number: phone })}</bdi>
        </S.Link>
      )}
    </S.Links>
  );
}

import { useCoreSelector } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import * as S from './BrandMark.styles';

/** The merchant's logo on every page; links to the home page. */
export function BrandMark() {
  const { t } = useTranslation('frame');
  const { name, logo } = useCoreSelector(({ merchant }) => merchant.theme);
  return (
    <S.Root href="/" aria-label={t('brand.home', { name })}>
      {logo === undefined ? (
        <>
          <S.Sign viewBox="0 0 32 32" data-slot-self="sign" aria-hidden>
            <path d="M16 3.5 26 12v16.5H6V12Z" strokeWidth="1.6" />
            <path d="M12 25V11.5h4.8a4.3 4.3 0 0 1 0 8.6H12" strokeWidth="2.2" />
          </S.Sign>
          <S.Name translate="no">{name}</S.Name>
        </>
      ) : (
        <S.Logo src={logo} alt="" />
      )}
    </S.Root>
  );
}

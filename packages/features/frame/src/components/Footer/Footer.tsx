import {
  lazyChunk,
  selectMinimumAge,
  useCoreSelector,
  useNearViewport,
} from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../model/useNavigation';
import { BrandMark } from '../BrandMark/BrandMark';
import * as S from './Footer.styles';

const FooterMore = lazyChunk(() => import('../FooterMore/FooterMore'), { hasTexts: true });

/** The footer of every page: links, and what a player has to know. */
export function Footer() {
  const { t } = useTranslation('frame');
  const age = useCoreSelector(selectMinimumAge);
  const entries = useNavigation();
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(root);
  return (
    <S.Root ref={root}>
      <S.About>
        <BrandMark />
        <S.Text>{t('footer.about')}</S.Text>
      </S.About>
      <S.Nav aria-label={t('footer.label')}>
        <S.Heading>{t('footer.products')}</S.Heading>
        <S.List role="list">
          {entries.map(({ id, href, label }) => (
            <li key={id}>
              <S.Link href={href}>
                {label ?? (id === 'HOME' ? t('nav.home') : t('nav.promotions'))}
              </S.Link>
            </li>
          ))}
        </S.List>
      </S.Nav>
      <S.Care>
        <S.Age role="img" aria-label={t('footer.ageMark', { age })}>
          <span aria-hidden>{`${String(age)}+`}</span>
        </S.Age>
        <S.Text>{t('footer.care')}</S.Text>
      </S.Care>
      {isNear ? (
        <ErrorRegion>
          <Suspense fallback={<S.MoreSpace />}>
            <FooterMore />
          </Suspense>
        </ErrorRegion>
      ) : (
        <S.MoreSpace />
      )}
      <S.Legal>{t('footer.copyright', { age })}</S.Legal>
    </S.Root>
  );
}

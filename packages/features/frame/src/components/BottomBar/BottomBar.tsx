import { FlameIcon } from '@parlour/design-system/icons/FlameIcon';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { HomeIcon } from '@parlour/design-system/icons/HomeIcon';
import { SlotsIcon } from '@parlour/design-system/icons/SlotsIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import {
  overlayOpened,
  PATHS,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as S from './BottomBar.styles';

/** The five ways that a thumb reaches on a phone. */
export function BottomBar() {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const dispatch = useCoreDispatch();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const links = [
    { href: PATHS.home, label: t('nav.home'), Icon: HomeIcon },
    { href: PATHS.slots, label: t('bottom.games'), Icon: SlotsIcon },
    { href: PATHS.hot, label: t('bottom.hot'), Icon: FlameIcon },
    { href: PATHS.promotions, label: t('nav.promotions'), Icon: GiftIcon },
  ];
  return (
    <S.Root aria-label={t('bottom.label')}>
      {links.map(({ href, label, Icon }) => (
        <S.Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
          <Icon size={22} />
          <S.Label>{label}</S.Label>
        </S.Link>
      ))}
      <S.Button
        type="button"
        onClick={() => dispatch(overlayOpened({ name: isLoggedIn ? 'logout' : 'login' }))}
      >
        <UserIcon size={22} />
        <S.Label>{isLoggedIn ? t('account.logout') : t('bottom.me')}</S.Label>
      </S.Button>
    </S.Root>
  );
}

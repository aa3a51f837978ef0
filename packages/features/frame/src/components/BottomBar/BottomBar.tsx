import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { HomeIcon } from '@parlour/design-system/icons/HomeIcon';
import { SlotsIcon } from '@parlour/design-system/icons/SlotsIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import {
  lazyChunk,
  overlayOpened,
  PATHS,
  selectAccount,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BarCountProps } from '../BarCount/BarCount';
import * as S from './BottomBar.styles';

const BarCount = lazyChunk<BarCountProps>(() => import('../BarCount/BarCount'), {
  isOptional: true,
});

interface BarLink {
  href: string;
  label: string;
  Icon: typeof HomeIcon;
  /** The count that the entry shows. */
  of?: BarCountProps['of'];
}

/**
 * The bottom bar of a phone, with five links. The last is a member's account; visitors without one, or whose
 * account is not loaded, get login or logout instead. The wallet asks for a login by itself.
 */
export function BottomBar() {
  const { t } = useTranslation('frame');
  const { pathname, search } = useLocation();
  const dispatch = useCoreDispatch();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const isMember = useCoreSelector((state) => selectAccount(state)?.isTrial === false);
  // Written out here, since the code that builds addresses of centres is too heavy for the first page.
  const centre = `${pathname}${search === '' ? '?' : `${search}&`}member=`;
  const links: BarLink[] = [
    { href: PATHS.home, label: t('nav.home'), Icon: HomeIcon },
    { href: PATHS.slots, label: t('bottom.games'), Icon: SlotsIcon },
    { href: PATHS.promotions, label: t('nav.promotions'), Icon: GiftIcon, of: 'promotions' },
    { href: `${centre}depositv2`, label: t('bottom.wallet'), Icon: WalletIcon },
  ];
  if (isMember) links.push({ href: centre, label: t('bottom.me'), Icon: UserIcon, of: 'account' });
  return (
    <S.Root aria-label={t('bottom.label')}>
      {links.map(({ href, label, Icon, of }) => (
        <S.Link key={label} href={href} aria-current={pathname === href ? 'page' : undefined}>
          <Icon size={22} />
          <S.Label>{label}</S.Label>
          {isMember && of ? <BarCount of={of} /> : null}
        </S.Link>
      ))}
      {isMember ? null : (
        <S.Button
          type="button"
          onClick={() => dispatch(overlayOpened({ name: isLoggedIn ? 'logout' : 'login' }))}
        >
          <UserIcon size={22} />
          <S.Label>{isLoggedIn ? t('account.logout') : t('bottom.me')}</S.Label>
        </S.Button>
      )}
    </S.Root>
  );
}

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
  /** What is counted on it. */
  of?: BarCountProps['of'];
}

/**
 * The five ways that a thumb reaches on a phone. The last is the account of a member; who has none of one's
 * own, or not yet, has the way in or out in its place. The wallet asks for an account by itself.
 */
export function BottomBar() {
  const { t } = useTranslation('frame');
  const { pathname, search } = useLocation();
  const dispatch = useCoreDispatch();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const isMember = useCoreSelector((state) => selectAccount(state)?.isTrial === false);
  // Written out here: the first page has no room for what makes the other addresses of centres.
  const centre = `${pathname}${search === '' ? '?' : `${search}&`}member=`;
  const links: BarLink[] = [
    { href: PATHS.home, label: t('nav.home'), Icon: HomeIcon },
    { href: PATHS.slots, label: t('bottom.games'), Icon: SlotsIcon },
    { href: PATHS.promotions, label: t('nav.promotions'), Icon: GiftIcon, of: 'promotions' },
    { href: `${centre}depositv2`, label: t('bottom.wallet'), Icon: WalletIcon },
  ];
  if (isMember) links.push({ href: centre, label: t('bottom.me'), Icon: UserIcon, of: 'messages' });
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

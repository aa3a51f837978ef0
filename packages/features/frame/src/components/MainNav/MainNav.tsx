import { NavBar, type NavBarEntry } from '@parlour/design-system/NavBar';
import type { NavMenuProps } from '@parlour/design-system/NavMenu';
import { SmartImage } from '@parlour/design-system/SmartImage';
import { lazyChunk, submenuUrl, useIdle, useImageSource } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { currentEntry, type NavigationEntry } from '../../model/navigation';
import { useNavigation } from '../../model/useNavigation';

// Until it has loaded, entries that do not fit are cut off; promotions stay visible.
const NavMore = lazyChunk<Pick<NavMenuProps, 'entries'>>(() => import('./NavMore'), {
  isOptional: true,
});

/** The main navigation, from the categories of the gateway. */
export function MainNav() {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const source = useImageSource();
  const isIdle = useIdle();
  const navigation = useNavigation();
  const current = currentEntry(navigation, pathname);

  const toLinks = ({ vendors }: NavigationEntry) =>
    vendors.map(({ code, gameType, name, href }) => {
      const src = submenuUrl(source, gameType, code);
      return {
        href,
        label: name,
        picture: src === null ? undefined : <SmartImage src={src} alt="" ratio="1" fit="contain" />,
      };
    });

  const entries = navigation.map(
    (entry): NavBarEntry => ({
      id: entry.id,
      href: entry.href,
      label: entry.label ?? (entry.id === 'HOME' ? t('nav.home') : t('nav.promotions')),
      isCurrent: entry === current,
      isPinned: entry.id === 'PROMO',
      links: toLinks(entry),
      ...(entry.hasMore ? { more: { href: entry.href, label: t('nav.more') } } : {}),
    }),
  );
  return (
    <NavBar
      label={t('nav.main')}
      entries={entries}
      labels={{ open: (entry) => t('nav.vendors', { entry }) }}
      Menu={isIdle ? NavMore : undefined}
    />
  );
}

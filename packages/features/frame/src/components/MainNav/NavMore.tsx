import { NavMenu, type NavMenuProps } from '@parlour/design-system/NavMenu';
import { useTranslation } from 'react-i18next';

/** What the navigation has no room for. */
export default function NavMore(props: Pick<NavMenuProps, 'entries'>) {
  const { t } = useTranslation('frame');
  return <NavMenu {...props} label={t('nav.more')} />;
}

import { NavMenu, type NavMenuProps } from '@parlour/design-system/NavMenu';
import { useTranslation } from 'react-i18next';

/** The menu of the entries that do not fit into the navigation. */
export default function NavMore(props: Pick<NavMenuProps, 'entries'>) {
  const { t } = useTranslation('frame');
  return <NavMenu {...props} label={t('nav.more')} />;
}

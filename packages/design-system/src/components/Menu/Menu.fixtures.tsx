import { GlobeIcon } from '../../icons/GlobeIcon';
import { LogOutIcon } from '../../icons/LogOutIcon';
import { UserIcon } from '../../icons/UserIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import type { MenuItem } from './Menu';

export const ACCOUNT: readonly MenuItem[] = [
  { id: 'profile', label: 'Personal centre', icon: <UserIcon /> },
  { id: 'wallet', label: 'My wallet', icon: <WalletIcon /> },
  { id: 'exchange', label: 'Exchange points', isDisabled: true },
  { id: 'logout', label: 'Log out', icon: <LogOutIcon />, hasDivider: true },
];

/** Real texts, since mirrored English hides how Arabic is laid out. */
export const ARABIC_ACCOUNT: readonly MenuItem[] = [
  { id: 'profile', label: 'الملف الشخصي', icon: <UserIcon /> },
  { id: 'wallet', label: 'محفظتي', icon: <WalletIcon /> },
  { id: 'exchange', label: 'استبدال النقاط', isDisabled: true },
  { id: 'logout', label: 'تسجيل الخروج', icon: <LogOutIcon />, hasDivider: true },
];

export const LANGUAGES: readonly MenuItem[] = [
  { id: 'en', label: 'English', lang: 'en', icon: <GlobeIcon /> },
  { id: 'id', label: 'Bahasa Indonesia', lang: 'id', icon: <GlobeIcon /> },
  { id: 'zh-Hans', label: '简体中文', lang: 'zh-Hans', icon: <GlobeIcon /> },
];

export const VENDORS: readonly MenuItem[] = [
  ...['Amber Reels', 'Brass Lantern', 'Copper Koi', 'Dusk Studio', 'Evenfall', 'Foxglove Play'].map(
    (label) => ({ id: label, label, href: `#${label.replaceAll(' ', '-').toLowerCase()}` }),
  ),
  { id: 'more', label: 'More', href: '#slots', hasDivider: true },
];

export const LONG: readonly MenuItem[] = [
  { id: 'a', label: 'Riwayat penarikan dana dan setoran dalam tiga puluh hari terakhir' },
  { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte' },
  ...VENDORS,
  ...LANGUAGES,
];

import type { BreadcrumbItem, BreadcrumbLabels } from './Breadcrumb';

export const BREADCRUMB_LABELS: BreadcrumbLabels = {
  nav: 'Where you are',
  showAll: 'Show all steps',
};

export const WAY: readonly BreadcrumbItem[] = [
  { label: 'Home', href: '#home' },
  { label: 'Promotions', href: '#promotions' },
  { label: 'Daily', href: '#daily' },
  { label: 'Cash back', href: '#cash-back' },
  { label: 'Terms' },
];

/** Real texts, since mirrored English hides how Arabic is laid out. */
export const ARABIC_WAY: readonly BreadcrumbItem[] = [
  { label: 'الرئيسية', href: '#home' },
  { label: 'العروض', href: '#promotions' },
  { label: 'عروض VIP اليومية', href: '#daily' },
  { label: 'الشروط والأحكام' },
];

export const LONG_WAY: readonly BreadcrumbItem[] = [
  { label: 'Beranda', href: '#home' },
  { label: 'Promosi dan hadiah bulan November', href: '#promotions' },
  { label: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte', href: '#daily' },
  { label: 'Syarat dan ketentuan bonus selamat datang untuk anggota baru' },
];

import type { PaginationLabels } from './Pagination';

export const PAGE_LABELS: PaginationLabels = {
  navigation: 'Pages of the betting record',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
};

export const ARABIC_PAGE_LABELS: PaginationLabels = {
  navigation: 'صفحات سجل الرهانات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page) => `الصفحة ${page}`,
  position: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
};

export const LONG_PAGE_LABELS: PaginationLabels = {
  ...PAGE_LABELS,
  navigation: 'Halaman riwayat taruhan dan penarikan dana',
  position: (page, pageCount) =>
    `Halaman ${page} dari seluruhnya ${pageCount} halaman riwayat taruhan`,
};

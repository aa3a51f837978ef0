import { LinkButton } from '../LinkButton/LinkButton';
import type { ErrorPanelLabels } from './ErrorPanel';

export const ERROR_LABELS: ErrorPanelLabels = {
  title: 'The betting record could not be shown',
  text: 'Your bets are safe. Try again, or come back in a few minutes.',
  retry: 'Try again',
  reference: 'Reference',
};

export const LONG_ERROR_LABELS: ErrorPanelLabels = {
  title: 'Riwayat taruhan tiga puluh hari terakhir tidak dapat ditampilkan saat ini',
  text: 'Taruhan Anda aman. Donaudampfschifffahrtsgesellschaftskapitänskajüte. Silakan coba lagi, atau kembali beberapa menit lagi.',
  retry: 'Coba tampilkan sekali lagi',
  reference: 'Nomor untuk layanan pelanggan',
};

export const HELP = (
  <LinkButton href="#service" variant="quiet" tone="neutral" size="sm">
    Customer service
  </LinkButton>
);

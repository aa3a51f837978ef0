import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';

export const CARD_HEADER = (
  <>
    <h3>Daily limit</h3>
    <Badge tone="positive">Active</Badge>
  </>
);
export const CARD_TEXT =
  'You have set a limit of 500.00 for deposits. It can be lowered at once, and raised after a day.';
export const CARD_FOOTER = (
  <Button size="sm" variant="outline" tone="neutral">
    Change limit
  </Button>
);

export const LONG_CARD_HEADER = (
  <>
    <h3>Batas setoran harian yang berlaku mulai besok pagi pukul enam</h3>
    <Badge tone="warning">Menunggu persetujuan</Badge>
  </>
);
export const LONG_CARD_TEXT =
  'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger. Batas ini dapat diturunkan kapan saja, dan dinaikkan setelah satu hari.';

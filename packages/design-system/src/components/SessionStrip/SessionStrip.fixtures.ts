import type { SessionStripProps } from './SessionStrip';

export const STRIP_PROPS = {
  timeOfDay: '14:05',
  played: '0:42:10',
  net: '−$ 12.50',
  balance: '$ 487.50',
  labels: {
    strip: 'Your session',
    timeOfDay: 'Time',
    played: 'Played',
    net: 'Net position',
    balance: 'Balance',
    timeLeft: 'Time left',
    hidden: 'Balance hidden',
    failed: 'Net position and balance could not be loaded',
    retry: 'Try again',
  },
} satisfies SessionStripProps;

export const ARABIC_STRIP = {
  timeOfDay: '١٤:٠٥',
  played: '٠:٤٢:١٠',
  net: '\u2066−$ ١٢٫٥٠\u2069',
  balance: '\u2066$ ٤٨٧٫٥٠\u2069',
  labels: {
    ...STRIP_PROPS.labels,
    strip: 'جلستك',
    timeOfDay: 'الوقت',
    played: 'مدة اللعب',
    net: 'صافي النتيجة',
    balance: 'الرصيد',
  },
} satisfies SessionStripProps;

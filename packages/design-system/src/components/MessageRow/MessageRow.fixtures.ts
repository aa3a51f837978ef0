import type { MessageKind, MessageRowLabels, MessageRowMessage } from './MessageRow';

export const MESSAGE_LABELS: MessageRowLabels = {
  unread: 'Unread:',
  select: 'Select',
  kinds: {
    SYSTEM: 'System',
    FUNDS: 'Funds',
    PROMOTION: 'Promotion',
    REWARD: 'Reward',
    SECURITY: 'Security',
    AGENT: 'Agent',
    CONTRACT: 'Contract',
  },
};

const TEXTS: Record<MessageKind, [subject: string, excerpt: string]> = {
  SYSTEM: ['Maintenance on Thursday', 'Some games rest from 04:00 to 04:30. Your rounds are kept.'],
  FUNDS: [
    'Your withdrawal has been paid',
    '500.00 is on its way to your bank. Tell us when it came.',
  ],
  PROMOTION: ['Evening deposit bonus', 'A tenth of the first deposit of the day, up to 200.00.'],
  REWARD: [
    'A reward waits for you',
    'Your Silver rank gift can be claimed until the end of the month.',
  ],
  SECURITY: ['New device', 'Somebody logged in from a device that we do not know yet.'],
  AGENT: ['A new member in your team', 'tide88 registered by your link and is now in your team.'],
  CONTRACT: [
    'A contract waits for you',
    'cove1 offers you a daily salary. Please read and answer it.',
  ],
};

/** A sample message of one kind. */
export const sampleMessage = (kind: MessageKind, isRead = false): MessageRowMessage => ({
  id: kind.toLowerCase(),
  kind,
  subject: TEXTS[kind][0],
  excerpt: TEXTS[kind][1],
  time: { text: '14 May, 12:04', at: '2026-05-14T12:04:00Z' },
  isRead,
});

export const LONG_MESSAGE: MessageRowMessage = {
  ...sampleMessage('FUNDS'),
  subject: 'Penarikan dana Anda ke rekening Donaudampfschifffahrtsgesellschaft sudah dibayarkan',
  excerpt:
    'Dana sebesar IDR 128.450.902.114,50 sedang dalam perjalanan ke rekening bank Anda. Beri tahu kami begitu dana itu sampai; tanpa kabar dari Anda, dana dianggap telah diterima setelah tiga puluh menit.',
  time: { text: 'Kamis, 14 Mei 2026, pukul 12.04 WIB', at: '2026-05-14T12:04:00Z' },
};

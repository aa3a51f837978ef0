import { texts } from '../../platform/texts';
import type { Chat } from '../../support/chats';

/** The demo merchant's entries, in the order in which they show (SUP-01, SUP-03). */
export const CHAT_MODELS: readonly Chat[] = [
  {
    modelId: 'cs-chat-1',
    csType: 'LIVECHAT',
    title: texts('Live chat', '在线客服', 'Obrolan langsung'),
    description: texts('Around the clock', '全天候服务', 'Sepanjang waktu'),
    telephone: null,
    hours: [0, 24],
  },
  {
    modelId: 'cs-chat-2',
    csType: 'LIVECHAT',
    title: texts('Payments desk', '存取款专席', 'Meja pembayaran'),
    description: texts('Deposits and withdrawals', '存款与取款咨询', 'Deposit dan penarikan'),
    telephone: null,
    hours: [0, 24],
  },
  {
    modelId: 'cs-tel-1',
    csType: 'TELEPHONE',
    title: texts('Hotline', '客服热线', 'Saluran telepon'),
    description: texts('Daily, 09:00 to 21:00', '每日 09:00 至 21:00', 'Setiap hari, 09:00–21:00'),
    // Of the numbers that are kept for stories.
    telephone: '+44 1632 960123',
    hours: [9, 21],
  },
];

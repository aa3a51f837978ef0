import { DAY_MS, startOfDay } from '../platform/days';
import { type Words, words } from '../wallet/words';

/** A way to reach customer service. */
export interface ChatModel {
  modelId: string;
  csType: 'LIVECHAT' | 'TELEPHONE';
  title: Words;
  description: Words;
  telephone: string | null;
  /** Hours of the merchant's day in which somebody answers. */
  hours: readonly [from: number, to: number];
}

const HOUR = 3_600_000;

/** The demo merchant's entries, in the order in which they show (SUP-01, SUP-03). */
export const CHAT_MODELS: readonly ChatModel[] = [
  {
    modelId: 'cs-chat-1',
    csType: 'LIVECHAT',
    title: words('Live chat', '在线客服', 'Obrolan langsung'),
    description: words('Around the clock', '全天候服务', 'Sepanjang waktu'),
    telephone: null,
    hours: [0, 24],
  },
  {
    modelId: 'cs-chat-2',
    csType: 'LIVECHAT',
    title: words('Payments desk', '存取款专席', 'Meja pembayaran'),
    description: words('Deposits and withdrawals', '存款与取款咨询', 'Deposit dan penarikan'),
    telephone: null,
    hours: [0, 24],
  },
  {
    modelId: 'cs-tel-1',
    csType: 'TELEPHONE',
    title: words('Hotline', '客服热线', 'Saluran telepon'),
    description: words('Daily, 09:00 to 21:00', '每日 09:00 至 21:00', 'Setiap hari, 09:00–21:00'),
    // Of the numbers that are kept for stories.
    telephone: '+44 1632 960123',
    hours: [9, 21],
  },
];

/** Whether somebody answers at a moment; the offset is the merchant's, in minutes east of UTC. */
export function isOpen({ hours }: ChatModel, now: Date, utcOffsetMinutes: number): boolean {
  const [from, to] = hours;
  const past = (now.getTime() - startOfDay(now, utcOffsetMinutes).getTime()) % DAY_MS;
  return past >= from * HOUR && past < to * HOUR;
}

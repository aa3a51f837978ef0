import type { Chat } from '../../support/chats';
import { TEXTS } from '../texts';

/** The demo merchant's channels, in display order (SUP-01, SUP-03). */
export const CHAT_MODELS: readonly Chat[] = [
  {
    modelId: 'cs-chat-1',
    csType: 'LIVECHAT',
    title: TEXTS.texts('chat.cs-chat-1.title'),
    description: TEXTS.texts('chat.cs-chat-1.description'),
    telephone: null,
    hours: [0, 24],
  },
  {
    modelId: 'cs-chat-2',
    csType: 'LIVECHAT',
    title: TEXTS.texts('chat.cs-chat-2.title'),
    description: TEXTS.texts('chat.cs-chat-2.description'),
    telephone: null,
    hours: [0, 24],
  },
  {
    modelId: 'cs-tel-1',
    csType: 'TELEPHONE',
    title: TEXTS.texts('chat.cs-tel-1.title'),
    description: TEXTS.texts('chat.cs-tel-1.description'),
    // From the numbers that are reserved for fiction.
    telephone: '+44 1632 960123',
    hours: [9, 21],
  },
];

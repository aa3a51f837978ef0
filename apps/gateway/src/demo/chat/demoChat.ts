import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Chat } from '../../support/chats';
import { CHAT_MODELS } from './chatModels';
import { DEMO_CHAT_STYLE, demoChatPage } from './demoChatPage';

const ROOM = /^[a-f0-9]{24}$/;

/** The demo's chats, each with its own window. */
export const demoChats = (config: Config): Chat[] =>
  CHAT_MODELS.map((chat) => ({
    ...chat,
    ...(chat.csType === 'LIVECHAT' && {
      addressIn: (language: string) => demoChatUrl(config, chat.modelId, language),
    }),
  }));

function demoChatUrl(config: Config, modelId: string, language: string): string {
  const query = new URLSearchParams({ modelId, language });
  return `${config.publicOrigin}/demo-chat/${randomBytes(12).toString('hex')}?${query}`;
}

/** Serves the window that replaces a chat service: a page without scripts, isolated from others. */
export function serveDemoChat(app: FastifyInstance): void {
  const style = createHash('sha256').update(DEMO_CHAT_STYLE).digest('base64');
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${style}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
  app.get<{ Params: { room: string }; Querystring: { modelId?: unknown; language?: unknown } }>(
    '/demo-chat/:room',
    (request, reply) => {
      const { modelId, language } = request.query;
      const model = CHAT_MODELS.find((one) => one.modelId === modelId && one.csType === 'LIVECHAT');
      if (model === undefined || !ROOM.test(request.params.room)) {
        reply.callNotFound();
        return reply;
      }
      const page = demoChatPage(model, typeof language === 'string' ? language : 'EN');
      return reply.headers(headers).type('text/html; charset=utf-8').send(page);
    },
  );
}

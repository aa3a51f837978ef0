import type { Budget } from '../platform/limits';
import { Refusal } from '../platform/refusal';
import { inLanguage } from '../platform/texts';
import type { Call, Handlers, Services } from '../services';
import { requireCaptcha } from '../session/captchaGate';
import { isOpen } from './chats';
import { checkLength, saveFeedback } from './feedback';

const FEEDBACK: Budget = { max: 10, windowMs: 60 * 60_000 };
/** Messages that a guest may send before a captcha is required. */
const WITHOUT_CAPTCHA = 3;

/** Customer service and feedback (SUP-01, SUP-02). */
export function supportOperations(services: Services) {
  const { config, content, db, limiter } = services;
  const models = content.chats;

  async function checkCaptcha({ body, address }: Call<'sendFeedback'>): Promise<void> {
    if ((await limiter.count(`feedback of ${address}`, FEEDBACK)) < WITHOUT_CAPTCHA) return;
    await requireCaptcha(services, body, address);
  }

  return {
    getChatModels: ({ language, now }) =>
      models.map((model) => ({
        modelId: model.modelId,
        csType: model.csType,
        title: inLanguage(model.title, language),
        description: inLanguage(model.description, language),
        telephone: model.telephone,
        available: isOpen(model, now, config.utcOffsetMinutes),
      })),

    launchChat({ query: { modelId }, language }) {
      const chats = models.filter(({ csType }) => csType === 'LIVECHAT');
      const chosen =
        modelId === undefined ? chats[0] : chats.find((one) => one.modelId === modelId);
      if (!chosen?.addressIn) throw new Refusal('NOT_FOUND');
      return { chatUrl: chosen.addressIn(language) };
    },

    async sendFeedback(call) {
      const { body, session, address, language } = call;
      const content = checkLength(body.content);
      if (session === null) await checkCaptcha(call);
      const accountId = session?.account.id ?? null;
      await limiter.use(`feedback of ${accountId ?? address}`, FEEDBACK);
      const feedback = {
        merchant: config.merchant,
        accountId,
        kind: body.kind,
        content,
        contact: body.contact?.trim() || null,
        language,
        imageIds: body.imageIds ?? [],
      };
      return { feedbackId: await saveFeedback(db, feedback, call.now) };
    },
  } satisfies Handlers;
}

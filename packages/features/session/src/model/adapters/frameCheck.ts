import { type BotCheckSetting, checkUrl } from '@parlour/feature-core';
import { newUuid } from '@parlour/gateway-openapi';
import type { BotCheck, CheckedAction } from './botCheckAdapter';
import { createCheckDialog } from './checkDialog';

/** How long the page has to prove a person by itself, in ms. */
const QUIET_TIME = 20_000;
/** How long it has once it asks the person something, in ms. */
const ASKING_TIME = 5 * 60_000;
/** The longest token that the contract allows. */
const LONGEST_TOKEN = 2048;

/** Messages of the page; any other is ignored. */
type Answer =
  /** It can take the question. */
  | { type: 'parlour:ready' }
  /** It asks to be shown. */
  | { type: 'parlour:ask'; id: string }
  | { type: 'parlour:proof'; id: string; token: string }
  | { type: 'parlour:failed'; id: string };

/** Parses a message of the page about the question `id`; null for any other. */
export function readAnswer(data: unknown, id: string): Answer | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, id: about, token } = data as Record<string, unknown>;
  if (type === 'parlour:ready') return { type };
  if (about !== id) return null;
  if (type === 'parlour:ask' || type === 'parlour:failed') return { type, id };
  const isToken = typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN;
  return type === 'parlour:proof' && isToken ? { type, id, token } : null;
}

/**
 * A check by a page of another origin (docs/contracts/merchant-document.md). The page says that it is ready,
 * gets one question and posts a token back. Origin, window and shape of each message are checked. No code
 * of the check runs in the site.
 */
export const createFrameCheck = ({ url }: BotCheckSetting): BotCheck => ({
  prove: (action: CheckedAction) =>
    new Promise((resolve) => {
      const address = checkUrl(url, { anyHttps: true, outsideOnly: true });
      const origin = address === null ? window.location.origin : new URL(address).origin;
      if (address === null || origin === window.location.origin) {
        resolve({ error: { kind: 'phoneAuth', cause: 'captchaFailed' } });
        return;
      }
      const id = newUuid();
      const { dialog, frame, cancel } = createCheckDialog(address);

      const end = (outcome: Awaited<ReturnType<BotCheck['prove']>>): void => {
        clearTimeout(timer);
        window.removeEventListener('message', listen);
        dialog.remove();
        resolve(outcome);
      };
      const fail = (): void => end({ error: { kind: 'phoneAuth', cause: 'captchaFailed' } });
      let timer = setTimeout(fail, QUIET_TIME);

      const listen = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
        const page = frame.contentWindow;
        if (page === null || source !== page || from !== origin) return;
        const answer = readAnswer(data, id);
        if (answer?.type === 'parlour:ready')
          page.postMessage({ type: 'parlour:prove', id, action }, origin);
        else if (answer?.type === 'parlour:proof') end({ token: answer.token });
        else if (answer?.type === 'parlour:failed') fail();
        else if (answer?.type === 'parlour:ask' && !dialog.open) {
          clearTimeout(timer);
          timer = setTimeout(fail, ASKING_TIME);
          dialog.showModal();
        }
      };
      window.addEventListener('message', listen);
      dialog.addEventListener('cancel', fail);
      cancel.addEventListener('click', fail);
    }),
});

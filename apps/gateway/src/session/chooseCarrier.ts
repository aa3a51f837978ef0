import { randomInt } from 'node:crypto';
import type { Config } from '../config';
import type { CodeCarrier } from './codeCarrier';
import { DEMO_CODE } from './codeRules';
import { createWebhookCarrier } from './webhookCarrier';

/** The carrier of this gateway; null where nothing carries codes, and what needs one is off then. */
export function chooseCarrier(
  config: Pick<Config, 'codesWebhook' | 'merchant' | 'demo'>,
  say: (line: string) => void,
): CodeCarrier | null {
  if (config.codesWebhook !== null)
    return { createCode, ...createWebhookCarrier(config.codesWebhook, config.merchant) };
  return config.demo ? createDemoCarrier(say) : null;
}

const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Tells whoever runs the demo what would be sent; the code is always the same. */
function createDemoCarrier(say: (line: string) => void): CodeCarrier {
  return {
    createCode: () => DEMO_CODE,
    async carry({ channel, to, content }) {
      const way = channel === 'sms' ? 'SMS' : 'Mail';
      const text =
        'code' in content
          ? `your code is ${content.code}`
          : `set a new password at ${content.link}`;
      say(`${way} to ${to}: ${text}`);
    },
  };
}

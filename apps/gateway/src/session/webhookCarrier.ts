import { createHmac, randomUUID } from 'node:crypto';
import type { Webhook } from '../config';
import type { CodeCarrier } from './codeCarrier';

const TIMEOUT_MS = 5000;

/**
 * Hands messages to a service of the merchant's. The body is signed, so that the service knows whom it comes
 * from and when: `X-Parlour-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`.
 */
export function createWebhookCarrier(
  { url, secret }: Webhook,
  merchant: string,
): Pick<CodeCarrier, 'carry'> {
  return {
    async carry({ to, content, ...message }) {
      const body = JSON.stringify({
        id: randomUUID(),
        merchant,
        ...message,
        to: to.replace(' ', ''),
        ...content,
      });
      const seconds = Math.floor(Date.now() / 1000);
      const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-parlour-signature': `t=${seconds},v1=${mac}`,
        },
        body,
        // A code goes where it was configured to go and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The carrier answered ${answer.status}`);
    },
  };
}

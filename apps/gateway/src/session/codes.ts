import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../platform/refusal';
import type { CarriedMessage, CodeCarrier } from './codeCarrier';

/** Delivers codes and links. */
export interface Codes {
  /** Whether messages can be delivered. */
  readonly canSend: boolean;
  /** A new code of six digits. */
  createCode(): string;
  /** Sends and waits until it is accepted; refuses with CODE_NOT_SENT. */
  send(message: CarriedMessage): Promise<void>;
  /** Sends after the answer: neither duration nor failure may reveal who has an account. */
  sendUnseen(message: CarriedMessage): void;
  /** Resolves when all pending messages are sent or have failed. */
  settled(): Promise<void>;
}

/** Creates delivery by a carrier; failures are logged without code, number and address. */
export function createCodes(carrier: CodeCarrier | null, log: FastifyBaseLogger): Codes {
  const underWay = new Set<Promise<void>>();

  const carry = async (message: CarriedMessage): Promise<void> => {
    if (carrier === null) throw new Refusal('FEATURE_OFF');
    const { channel, purpose } = message;
    await carrier.carry(message).catch((error: unknown) => {
      log.warn({ channel, purpose, reason: reasonOf(error) }, 'a code could not be sent');
      throw new Refusal('CODE_NOT_SENT');
    });
  };
  return {
    canSend: carrier !== null,
    createCode() {
      if (carrier === null) throw new Refusal('FEATURE_OFF');
      return carrier.createCode();
    },
    send: carry,
    sendUnseen(message) {
      const sending = carry(message)
        .catch(() => undefined)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Why a message failed, without any of its content. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : `${error.name}: ${error.message}`;
}

import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../platform/refusal';
import type { CarriedMessage, CodeCarrier } from './codeCarrier';

/** Delivers codes and links. */
export interface Codes {
  /** Whether anything carries them. */
  readonly canSend: boolean;
  /** A fresh code of six digits. */
  createCode(): string;
  /** Sends and waits until it was taken; refuses with CODE_NOT_SENT. */
  send(message: CarriedMessage): Promise<void>;
  /** Sends while the answer goes out already: neither its time nor a failure may tell who has an account. */
  sendUnseen(message: CarriedMessage): void;
  /** When everything that is under way was taken or given up. */
  settled(): Promise<void>;
}

/** Makes the way over a carrier; what goes wrong is logged without code, number and address. */
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

/** Why a message was not taken, in words that can't hold any of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : `${error.name}: ${error.message}`;
}

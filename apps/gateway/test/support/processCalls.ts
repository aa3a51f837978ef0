import type { JWK } from 'jose';
import { encryptBodyWith } from './encryptBody';
import type { GatewayProcess } from './gatewayProcess';

const HEADERS = { merchant: 'parlour', language: 'EN', 'content-type': 'application/json' };

export interface ProcessAnswer {
  status: number;
  body: { success: boolean; value: unknown; errorCode: string | null };
}

interface Sent {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls a gateway in another process. */
export function callsTo({ address }: Pick<GatewayProcess, 'address'>) {
  const call = async (
    method: string,
    path: string,
    { token, body, headers }: Sent = {},
  ): Promise<ProcessAnswer> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...HEADERS,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as ProcessAnswer['body'] };
  };
  return {
    call,
    /** Encrypts fields and sends them. */
    async send(method: string, url: string, fields: object): Promise<ProcessAnswer> {
      const keys = await fetch(`${address}/.well-known/jwks.json`);
      const { keys: known } = (await keys.json()) as { keys: JWK[] };
      return call(method, url, {
        body: await encryptBodyWith(known, Date.now(), { method, url, fields }),
      });
    },
  };
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newcomer } from '../examples/identity';
import { encryptBody } from './encryptBody';
import type { Answer, TestGateway } from './gateway';
import { ownerOf } from './wallet';

/** The value of an answer that has to be a success. */
export const done = (answer: Answer): never => {
  expect(answer).toMatchObject({ success: true });
  return answer.value;
};

/** A session, and calls with its token. */
export type OpenSession = Awaited<ReturnType<typeof openSession>>;

/** Opens one more session of a member. */
export async function openSession(gateway: TestGateway, username: string, password: string) {
  const token = await gateway.login(username, password);
  return {
    token,
    get: (url: string, on = gateway) => on.call('GET', url, { token }),
    post: (url: string, body?: object, on = gateway) =>
      on.call('POST', url, { token, ...(body && { body }) }),
    put: (url: string, body: object, on = gateway) => on.call('PUT', url, { token, body }),
  };
}

/** Registers a new member. */
export async function joinMember(gateway: TestGateway) {
  const fields = await newcomer(gateway);
  done(await gateway.send('PUT', '/wps/member/register', fields));
  const { username } = fields;
  let { password } = fields;
  const { id: accountId } = await ownerOf(gateway, username);
  return {
    username,
    accountId,
    openSession: () => openSession(gateway, username, password),
    /** Replaces the password in a session, which ends all of them. */
    async changePassword({ token }: Pick<OpenSession, 'token'>): Promise<void> {
      const next = `Quiet-Harbour-${randomUUID()}`;
      const url = '/wps/member/password';
      const sent = { oldPassword: password, newPassword: next, confirmNewPassword: next };
      const body = await encryptBody(gateway, { method: 'POST', url, fields: sent });
      done(await gateway.call('POST', url, { token, body }));
      password = next;
    },
  };
}

import type { CoreThunk } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import {
  answerLoginChallenge,
  type ChallengeMethod,
  type LoginResult,
  sendLoginChallengeCode,
} from '@parlour/gateway-openapi/session';

/** Methods of extra verification that this site supports (LOGIN-14). */
export const CHALLENGE_METHODS = [
  'mobile',
  'email',
  'payeeName',
  'authenticator',
] as const satisfies readonly ChallengeMethod[];

/** Methods that send a code. */
export type CodeMethod = Extract<ChallengeMethod, 'mobile' | 'email'>;

export const isCodeMethod = (method: ChallengeMethod): method is CodeMethod =>
  method === 'mobile' || method === 'email';

/** The supported methods of a challenge, in the gateway's order. */
export const knownMethods = (names: readonly string[]): readonly ChallengeMethod[] =>
  names.flatMap((name) => CHALLENGE_METHODS.find((known) => known === name) ?? []);

// Untracked: neither an answer nor the token may stay in the store's cache of calls.
const UNTRACKED = { track: false } as const;

const toError = (error: unknown): GatewayError =>
  isGatewayError(error) ? error : { kind: 'malformed' };

/** A code that was sent, with its masked destination. */
export interface SentChallengeCode {
  expiredMinutes: number;
  sentTo: string;
}

/** Sends the code of a challenge to the account's phone or email address. */
export const sendChallengeCode =
  (
    challengeId: string,
    method: CodeMethod,
  ): CoreThunk<Promise<SentChallengeCode | { error: GatewayError }>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      sendLoginChallengeCode.initiate({ challengeCodeRequest: { challengeId, method } }, UNTRACKED),
    );
    return data ?? { error: toError(error) };
  };

/** Answers a challenge; resolves to the session that it guards. */
export const answerChallenge =
  (
    challengeId: string,
    method: ChallengeMethod,
    answer: string,
  ): CoreThunk<Promise<LoginResult | { error: GatewayError }>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      answerLoginChallenge.initiate(
        { challengeAnswer: { challengeId, method, answer } },
        UNTRACKED,
      ),
    );
    return data ?? { error: toError(error) };
  };

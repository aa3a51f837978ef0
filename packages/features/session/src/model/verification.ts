import type { CoreThunk } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import {
  answerLoginChallenge,
  type ChallengeMethod,
  type LoginResult,
  sendLoginChallengeCode,
} from '@parlour/gateway-openapi/session';

/** Ways of proving who logs in from a new address that this site knows (LOGIN-14). */
export const CHALLENGE_METHODS = [
  'mobile',
  'email',
  'payeeName',
  'authenticator',
] as const satisfies readonly ChallengeMethod[];

/** Ways in which a code is sent. */
export type CodeMethod = Extract<ChallengeMethod, 'mobile' | 'email'>;

export const isCodeMethod = (method: ChallengeMethod): method is CodeMethod =>
  method === 'mobile' || method === 'email';

/** The ways of a challenge that this site knows, as the gateway orders them. */
export const knownMethods = (names: readonly string[]): readonly ChallengeMethod[] =>
  names.flatMap((name) => CHALLENGE_METHODS.find((known) => known === name) ?? []);

// Untracked: neither an answer nor the token may stay in the store's cache of calls.
const UNTRACKED = { track: false } as const;

const toError = (error: unknown): GatewayError =>
  isGatewayError(error) ? error : { kind: 'malformed' };

/** A code that was sent, and where it went, in part. */
export interface SentChallengeCode {
  expiredMinutes: number;
  sentTo: string;
}

/** Sends the code of a challenge to the phone or the address on record. */
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

/** Answers a challenge; gives the session that it stood before. */
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

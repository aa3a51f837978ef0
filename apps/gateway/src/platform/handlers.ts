import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open';
import type { operations } from '../generated/contract';
import type { Role } from './roles';

export type OperationId = keyof operations;

/** What the platform has to know of who is logged in; the domains know more. */
export interface AnySession {
  account: { id: number };
}

type Of<Holder, Key extends string> = Key extends keyof Holder ? Holder[Key] : undefined;

/** The fields of an operation's query. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** The fields of an operation's path. */
export type Path<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

/** An operation's body, opened if it travelled sealed. */
export type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined;

/** What an operation answers, without the envelope. */
export type Value<Id extends OperationId> = operations[Id]['responses'][200] extends {
  content: infer Content;
}
  ? Of<Content, 'application/json'>
  : undefined;

/** What a call is, whichever its operation. */
interface CallOf<Session extends AnySession> {
  role: Role;
  /** Null for guests. */
  session: Session | null;
  /** Code of the language that texts are wanted in. */
  language: string;
  /** Address of the caller, as the connection shows it. */
  address: string;
  /** Country of the caller by ISO 3166, as a trusted proxy names it; null if unknown. */
  country: string | null;
  /** Moment of the call. */
  now: Date;
  /** Lists leave out what is younger, where the call is for a part of a file; null for all others. */
  until: Date | null;
  /** The database; on operations that move money or points the transaction of this call. */
  db: Database;
  /** The caller's key and the hash of what was asked; null where the operation needs none. */
  intent: Intent | null;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  log: FastifyRequest['log'];
}

/** A call that is authorized and validated. */
export interface CallBy<Session extends AnySession, Id extends OperationId>
  extends CallOf<Session> {
  query: Query<Id>;
  path: Path<Id>;
  body: Body<Id>;
}

/** A call whose operation is not known here. */
export interface AnyCall<Session extends AnySession> extends CallOf<Session> {
  query: object;
  path: object;
  body: unknown;
}

export interface Intent {
  scope: string;
  key: string;
  requestHash: string;
}

/** Handlers by operation. */
export type HandlersBy<Session extends AnySession> = {
  [Id in OperationId]?: (call: CallBy<Session, Id>) => Value<Id> | Promise<Value<Id>>;
};

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/open';
import type { Catalogue } from './games/catalogue';
import type { MerchantContent } from './merchantContent';
import type { CallBy, HandlersBy, OperationId } from './platform/handlers';
import type { JobOf } from './platform/jobs';
import type { Limiter } from './platform/limits';
import type { SealingKeys } from './platform/sealingKeys';
import type { SecretBox } from './platform/secretBox';
import type { Captchas } from './session/captcha';
import type { Codes } from './session/codes';
import type { Session, Sessions } from './session/sessions';
import type { Switches } from './system/switches';

/** What the handlers work with. */
export interface Services {
  config: Config;
  db: Database;
  /** What the merchant fills the gateway with, the catalogue of its games among it. */
  content: MerchantContent;
  catalogue: Catalogue;
  sessions: Sessions;
  captchas: Captchas;
  keys: SealingKeys;
  /** For what has to be read again and must not lie open in the database. */
  secrets: SecretBox;
  /** The way of codes and links to people. */
  codes: Codes;
  limiter: Limiter;
  switches: Switches;
  /** The clock in milliseconds; tests move it. */
  now(): number;
  log: FastifyBaseLogger;
}

/** A call that was let in and understood. */
export type Call<Id extends OperationId> = CallBy<Session, Id>;

/** The operations that are answered. */
export type Handlers = HandlersBy<Session>;

/** Work that comes round by the clock. */
export type Job = JobOf<Services>;

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/open';
import type { Catalogue } from './games/catalogue';
import type { MerchantContent } from './merchantContent';
import type { EncryptionKeys } from './platform/encryptionKeys';
import type { CallBy, HandlersBy, OperationId } from './platform/handlers';
import type { JobOf } from './platform/jobs';
import type { Limiter } from './platform/limits';
import type { SecretBox } from './platform/secretBox';
import type { MarketPolicy } from './saferPlay/checkPolicy';
import type { Captchas } from './session/captcha';
import type { Codes } from './session/codes';
import type { Session, Sessions } from './session/sessions';
import type { Switches } from './system/switches';

/** Services of the handlers. */
export interface Services {
  config: Config;
  db: Database;
  /** The merchant's content, and the catalogue of games. */
  content: MerchantContent;
  catalogue: Catalogue;
  /** What the merchant's market asks. */
  policy: MarketPolicy;
  sessions: Sessions;
  captchas: Captchas;
  keys: EncryptionKeys;
  /** Encrypts secrets that have to be read again. */
  secrets: SecretBox;
  /** Delivers codes and links. */
  codes: Codes;
  limiter: Limiter;
  switches: Switches;
  /** The clock in milliseconds; tests move it. */
  now(): number;
  log: FastifyBaseLogger;
}

/** A call that is authorized and validated. */
export type Call<Id extends OperationId> = CallBy<Session, Id>;

/** Handlers by operation. */
export type Handlers = HandlersBy<Session>;

/** Scheduled jobs. */
export type Job = JobOf<Services>;

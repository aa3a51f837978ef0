import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/open';
import type { Catalogue } from './demo/catalogue/buildCatalogue';
import type { Limiter } from './platform/limits';
import type { SealingKeys } from './platform/sealingKeys';
import type { SecretBox } from './platform/secretBox';
import type { Captchas } from './session/captcha';
import type { Codes } from './session/codes';
import type { Sessions } from './session/sessions';
import type { Switches } from './system/switches';

/** What the handlers work with. */
export interface Services {
  config: Config;
  db: Database;
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

import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/open';
import type { MerchantContent } from './merchantContent';
import type { Contract } from './platform/contract';
import type { MarketPolicy } from './saferPlay/checkPolicy';
import type { Handlers, Job, Services } from './services';
import type { CodeCarrier } from './session/codeCarrier';
import type { Switches } from './system/switches';

/** Options of a demo. */
export interface DemoOptions {
  config: Config;
  db: Database;
  /** Prints something for whoever runs the demo, such as SMS codes. */
  say: (line: string) => void;
}

/** A demo beside one gateway. */
export interface OpenDemo {
  content: MerchantContent;
  /** The reviewers' switches, as the running call meets them. */
  switches: Switches;
  /** The market policy that the running call asks for; null for the gateway's own. */
  policyOfCall(): MarketPolicy | null;
  /** Handlers that answer as the scenario of the running call says. */
  shape(handlers: Handlers, contract: Contract): Handlers;
  /** Delivers codes if the merchant has no service for it. */
  carrier: CodeCarrier;
  /** Scheduled jobs: the simulated back office. */
  jobs: readonly Job[];
  /** Operations that only the demo has. */
  operations(services: Services): Handlers;
  /** Serves its pages and pictures. */
  serve(app: FastifyInstance, contract: Contract): void;
}

/** The interface between the gateway and its demo. */
export interface Demo {
  /** Fills an empty database with accounts and their history. */
  seed(
    db: Database,
    past: { merchant: string; now: Date; report: (line: string) => void },
  ): Promise<void>;
  open(options: DemoOptions): OpenDemo;
}

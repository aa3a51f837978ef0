import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { badRequest } from '../platform/refusal';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { findContract, isSideOf } from './contracts';
import { previewOffer } from './offers';
import { simulate, type Trial } from './simulate';
import { type Consequences, consequencesOf, toBrief } from './terminations';

type Schemas = components['schemas'];

const HARMLESS: Consequences = { replaced: undefined, terminated: [] };

/** Tries a draft or a known contract on past periods, with what it would end (AG-04). */
export async function tryContract(
  db: Database,
  viewer: Account,
  { draft, contractId, periods }: Schemas['ContractSimulationRequest'],
  clock: { now: Date; offsetMinutes: number },
): Promise<Schemas['ContractSimulation']> {
  if ((draft === undefined) === (contractId === undefined))
    throw badRequest([{ field: 'contractId', code: 'invalid' }]);
  const { replaced, terminated, to, ...trial } =
    draft === undefined
      ? await knownTrial(db, viewer, contractId ?? '')
      : await draftTrial(db, viewer, draft);
  return {
    ...(await simulate(db, { ...trial, to }, periods, clock)),
    account: to.username,
    teamSince: to.registeredAt.toISOString(),
    replaces: replaced?.id ?? null,
    wouldTerminate: terminated.map(toBrief),
  };
}

type Found = Trial & Consequences & { to: Account };

async function draftTrial(
  db: Database,
  agent: Account,
  draft: Schemas['ContractDraft'],
): Promise<Found> {
  const { kind, period } = draft;
  return { ...(await previewOffer(db, agent, draft)), kind, period, offerer: agent };
}

/** A contract as a side of it sees it: the side that it is for learns nothing of what the other keeps. */
async function knownTrial(db: Database, viewer: Account, contractId: string): Promise<Found> {
  const found = await findContract(db, contractId, isSideOf(viewer.id));
  const { kind, period, tiers, offererId, offereeId } = found;
  const [to] = await db.select().from(account).where(eq(account.id, offereeId));
  if (to === undefined) throw new Error(`${contractId} is for nobody`);
  const isOpen = found.request === 'new' && found.state === 'pending';
  const ends = isOpen ? await consequencesOf(db, found) : HARMLESS;
  return { ...ends, kind, period, tiers, to, offerer: offererId === viewer.id ? viewer : null };
}

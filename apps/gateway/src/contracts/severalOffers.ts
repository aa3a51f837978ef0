import { findDirectlyBelow, teamSizeOf } from '../agent/findBelow';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import type { Account } from '../session/sessions';
import { readSoundTiers, readTiers } from './drafts';
import { maximumRateOf } from './limit';
import { notesOf } from './notes';
import { tryOffer } from './offers';
import { consequencesOf, hasOpenOffer, toBrief } from './terminations';
import { highestRate } from './tiers';
import { toWireContract } from './wire';

type Schemas = components['schemas'];
type Clock = Parameters<typeof toWireContract>[2];

/** What is to be said about a draft, and what it would mean for each person; nothing is changed. */
export async function previewOffers(
  db: Database,
  agent: Account,
  draft: Schemas['ContractsDraft'],
  clock: Clock,
): Promise<Schemas['ContractsPreview']> {
  const tiers = readTiers(draft, await maximumRateOf(db, agent.id, draft.kind));
  const people: Schemas['ContractPersonPreview'][] = [];
  for (const memberId of draft.people) {
    const to = await findDirectlyBelow(db, agent, memberId);
    const proposal = { kind: draft.kind, offereeId: to.id, rate: highestRate(tiers) };
    const { replaced, terminated } = await consequencesOf(db, proposal);
    people.push({
      memberId,
      account: to.username,
      teamSize: await teamSizeOf(db, to),
      hasOpenOffer: await hasOpenOffer(db, to.id, draft.kind),
      replaces: replaced === undefined ? null : toWireContract(replaced, agent.id, clock),
      wouldTerminate: terminated.map(toBrief),
    });
  }
  return { notes: notesOf(tiers), people };
}

/**
 * Offers the same contract to several people. What refuses the steps or names a stranger refuses the whole call before
 * anything is written; from then on each offer is a transaction of its own (docs/decisions/0084).
 */
export async function makeOffers(
  db: Database,
  agent: Account,
  { people, ...offer }: Schemas['ContractsOffer'],
  now: Date,
): Promise<Schemas['ContractOutcome'][]> {
  readSoundTiers(offer, await maximumRateOf(db, agent.id, offer.kind));
  for (const { memberId } of people) await findDirectlyBelow(db, agent, memberId);
  const outcomes: Schemas['ContractOutcome'][] = [];
  for (const person of people) {
    const { to, contractId, refusal } = await db.transaction((tx) =>
      tryOffer(tx, agent, { ...offer, ...person }, now),
    );
    outcomes.push({ memberId: toMemberId(to.id), account: to.username, contractId, refusal });
  }
  return outcomes;
}

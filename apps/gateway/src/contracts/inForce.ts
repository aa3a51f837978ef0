import { and, eq, or, type SQL } from 'drizzle-orm';
import { contract } from './schema';

/** Contracts in force: accepted, or with an end that is only asked for. */
export const inForce: SQL | undefined = or(
  and(eq(contract.request, 'new'), eq(contract.state, 'accepted')),
  and(eq(contract.request, 'termination'), eq(contract.state, 'pending')),
);

import type { components } from '../generated/contract';
import type { contract } from './schema';

type Schemas = components['schemas'];
type State = Schemas['ContractState'];
type Action = Schemas['ContractAction'];

/** State of a contract. */
export type StoredState = Pick<typeof contract.$inferSelect, 'request' | 'state'>;

/** A contract from the view of one side. */
export interface View {
  state: State;
  inForce: boolean;
  actions: Action[];
}

const NEXT: Readonly<Partial<Record<State, Record<Schemas['ContractSide'], readonly Action[]>>>> = {
  pending: { offeredToMe: ['accept', 'reject'], offeredByMe: ['cancel'] },
  accepted: { offeredToMe: ['terminate'], offeredByMe: ['requestTermination'] },
};

/** Whether a contract counts and pays; also while its end is asked for. */
export function isInForce({ request, state }: StoredState): boolean {
  return request === 'new' ? state === 'accepted' : state === 'pending';
}

/**
 * One stored state, two views of it (AC-04, AC-07): every request is made by the side that offers, so
 * what is pending is for the other side to sign.
 */
export function viewOf(stored: StoredState, side: Schemas['ContractSide']): View {
  const { state } = stored;
  const isToSign = state === 'pending' && side === 'offeredToMe';
  const actions = NEXT[state]?.[side] ?? [];
  return {
    state: isToSign ? 'sign' : state,
    inForce: isInForce(stored),
    actions: [...actions],
  };
}

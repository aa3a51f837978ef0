import { baseApi, PUBLIC_QUERIES } from '@parlour/gateway-openapi';
import type { CoreDispatch, CoreState, CoreThunk } from '../store/coreState';

const { internal_getRTKQSubscriptions, removeQueryResult } = baseApi.internalActions;
/** The cache key of one answer. */
type AnswerKey = Parameters<typeof removeQueryResult>[0];

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

type Endpoints = Record<
  string,
  { initiate: (argument: unknown, options: object) => CoreThunk<unknown> } | undefined
>;

const subscriptionsOf = (dispatch: CoreDispatch): Subscriptions =>
  dispatch(internal_getRTKQSubscriptions()) as unknown as Subscriptions;

const privateQueriesOf = ({ gateway }: CoreState) =>
  Object.entries(gateway.queries).flatMap(([key, query]) =>
    query?.endpointName === undefined || PUBLIC_QUERIES.has(query.endpointName)
      ? []
      : [{ ...query, endpointName: query.endpointName, ...({ queryCacheKey: key } as AnswerKey) }],
  );

/** Refetches one answer. A running call belongs to the previous session, so it has to end first. */
const refetch =
  (endpointName: string, argument: unknown): CoreThunk<void> =>
  (dispatch) => {
    const endpoint = (baseApi.endpoints as unknown as Endpoints)[endpointName];
    const again = (): unknown =>
      endpoint && dispatch(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }));
    const running = dispatch(
      baseApi.util.getRunningQueryThunk(endpointName as never, argument as never),
    ) as unknown as Promise<unknown> | undefined;
    if (running === undefined) again();
    else void running.then(again, again);
  };

/**
 * Clears the answers that belong to one person (`x-access` and `x-personal` of the contract): those with a
 * subscriber are refetched, the others removed (LOGIN-12, LOGIN-19).
 */
export const renewPrivateAnswers = (): CoreThunk<void> => (dispatch, getState) => {
  const { getSubscriptionCount } = subscriptionsOf(dispatch);
  for (const { queryCacheKey, endpointName, originalArgs } of privateQueriesOf(getState()))
    if (getSubscriptionCount(queryCacheKey) === 0) dispatch(removeQueryResult({ queryCacheKey }));
    else dispatch(refetch(endpointName, originalArgs));
};

import type { TeamRebateResult } from '@parlour/gateway-openapi/agent';

/** Results of several people by what comes of them. */
export function splitResults(results: readonly TeamRebateResult[]) {
  const allowed = results.filter(({ refusal }) => refusal === null);
  return {
    changing: allowed.filter(({ changes }) => changes.length > 0),
    staying: allowed.filter(({ changes }) => changes.length === 0),
    refused: results.filter(({ refusal }) => refusal !== null),
  };
}

import { isListState, PART_NAMES, PARTS, type Scenario, shapeAnswer } from '@parlour/scenario';
import type { components } from '../../generated/contract';
import { vipLabel } from '../../member/vipTexts';
import type { AnyCall } from '../../platform/handlers';
import type { Handlers } from '../../services';
import type { Session } from '../../session/sessions';
import { currentScenario } from './visit';

type Schemas = components['schemas'];
type Handler = (call: AnyCall<Session>) => unknown;

/** Examples of answers by operation, whose rows stand in where the demo has none. */
export type Samples = (operation: string) => unknown;

/** Has the handlers of parts answer with as much as the scenario of the running call says. */
export function shapeHandlers(handlers: Handlers, sampleOf: Samples): Handlers {
  const shaped = { ...handlers } as Record<string, Handler>;
  const names = new Set<string>(Object.values(PARTS).map(({ operation }) => operation));
  for (const name of [...names, 'getVipRank']) {
    const handler = shaped[name];
    if (handler === undefined) continue;
    shaped[name] = async (call) => {
      const scenario = currentScenario();
      const answer = await handler(call);
      return inRank(name, shapeParts(name, answer, scenario, sampleOf), scenario, call.language);
    };
  }
  return shaped;
}

export function shapeParts(
  operation: string,
  answer: unknown,
  { parts }: Scenario,
  sampleOf: Samples,
): unknown {
  return PART_NAMES.reduce((shaped, name) => {
    const state = parts[name] ?? '';
    if (PARTS[name].operation !== operation || !isListState(state)) return shaped;
    return shapeAnswer(shaped, PARTS[name], state, sampleOf(operation));
  }, answer);
}

/** The rank of a member, where the answer says it. */
function inRank(operation: string, answer: unknown, { who }: Scenario, language: string): unknown {
  const rank = /^member\.vip(\d)$/.exec(who ?? '')?.[1];
  if (rank === undefined) return answer;
  const level = Number(rank);
  const label = vipLabel(level, language);
  if (operation === 'getMemberInfo')
    return { ...(answer as Schemas['MemberInfo']), vipLevel: level, vipLabel: label };
  if (operation === 'getVipRank') return { ...(answer as Schemas['VipRank']), level, label };
  return answer;
}

import { readContract } from '../../src/platform/contract';

const parametersIn = (path: string): number => path.split('{').length;

/** Operations by their paths; a fixed path comes before one with a parameter. */
const ROUTES = readContract()
  .operations.map(({ id, method, path, refusals }) => ({ id, method, path, refusals }))
  .sort((one, other) => parametersIn(one.path) - parametersIn(other.path))
  .map((route) => ({
    ...route,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** The code of a refusal; some operations answer without the envelope that has it. */
const codeIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'errorCode' in answer ? answer.errorCode : null;

/** Fails if an operation refuses with a code that the contract does not list for it. */
export function expectListed(method: string, url: string, answer: unknown): void {
  const errorCode = codeIn(answer);
  if (typeof errorCode !== 'string') return;
  const [path = ''] = url.split('?');
  const route = ROUTES.find((one) => one.method === method && one.pattern.test(path));
  if (route === undefined || route.refusals.includes(errorCode)) return;
  throw new Error(`${route.id} refuses with ${errorCode}, which the contract does not list for it`);
}

import type { components } from '../generated/contract';

type FlagNode = components['schemas']['WhiteLabelFlag'];
export type FlagName = components['schemas']['DemoFlag']['modId'];

/** The merchant's flags under their groups, and how the demo merchant has them. */
const GROUPS = {
  LOGIN3: { MOBILEVERCODELOGIN3: true, FREEPLAY3: true },
  REGISTER3: { DIRECTREG3: true, USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false },
  PASSWORD3: { CHNGPASSVERIF3: true, MOBILENUMPASSREG3: true, PWDEXPFORCECHANGE3: true },
  AGENT3: { AGENTPOLICY3: true },
} satisfies Record<string, Partial<Record<FlagName, boolean>>>;

const DEFAULTS = Object.assign({}, ...Object.values(GROUPS)) as Record<FlagName, boolean>;

/** Every flag that can be switched. */
export const FLAG_NAMES = Object.keys(DEFAULTS) as FlagName[];

/** Whether a flag is on, reviewers' changes taken in. */
export function isFlagOn(flag: FlagName, changed: Partial<Record<FlagName, boolean>>): boolean {
  return changed[flag] ?? DEFAULTS[flag];
}

/** The flags as the tree that the contract describes. */
export function flagTree(changed: Partial<Record<FlagName, boolean>>): FlagNode[] {
  const node = (modId: string, on: boolean, childrenNodes: FlagNode[] = []): FlagNode => ({
    modId,
    enabled: on ? '1' : '0',
    childrenNodes,
  });
  return Object.entries(GROUPS).map(([group, flags]) =>
    node(
      group,
      true,
      (Object.keys(flags) as FlagName[]).map((name) => node(name, isFlagOn(name, changed))),
    ),
  );
}

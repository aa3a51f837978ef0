/** An account of the demo. */
export interface DemoAccount {
  username: string;
  password: string;
}

interface DemoAnswer {
  /** Whom the scenario is about; null where it needs no login. */
  account: DemoAccount | null;
  /** Address of Storybook. */
  storybook: string;
}

/** Asks the gateway whom a scenario is about; null if it is no demo. */
export async function askDemo(words: string): Promise<DemoAnswer | null> {
  try {
    const response = await fetch(`/wps/demo/scenario?words=${encodeURIComponent(words)}`);
    return response.ok ? ((await response.json()) as DemoAnswer) : null;
  } catch {
    return null;
  }
}

/** The protocol's key for element references. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementId = Readonly<Record<typeof ELEMENT, string>>;

/** An error response of the driver, with the protocol's error code. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** A W3C WebDriver session, with the commands that are needed here. */
export interface WebDriverSession {
  get(command: string): Promise<unknown>;
  post(command: string, body?: object): Promise<unknown>;
  /** Runs the body of a function in the page. */
  run(script: string, args: readonly unknown[]): Promise<unknown>;
  /** A command for an element. */
  on(element: ElementId, command: string, body?: object): Promise<unknown>;
  /** Ends the browser. */
  end(): Promise<void>;
}

export async function isReady(address: string): Promise<boolean> {
  try {
    return ((await send('GET', `${address}/status`)) as { ready: boolean }).ready;
  } catch {
    return false;
  }
}

export async function openSession(
  address: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const opened = await send('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${(opened as { sessionId: string }).sessionId}`;
  const post = (command: string, body: object = {}): Promise<unknown> =>
    send('POST', `${session}/${command}`, body);
  return {
    get: (command) => send('GET', `${session}/${command}`),
    post,
    run: (script, args) => post('execute/sync', { script, args }),
    on: (element, command, body) => post(`element/${element[ELEMENT]}/${command}`, body),
    end: async () => {
      await send('DELETE', session);
    },
  };
}

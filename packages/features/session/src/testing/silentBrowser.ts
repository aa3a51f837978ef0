import { spyOn } from 'storybook/test';

/** For a story: the browser asks for a passkey and never answers. Gives the signal that would close its window. */
export function silentBrowser(): () => AbortSignal | undefined {
  const asked = spyOn(navigator.credentials, 'get').mockImplementation(
    () => new Promise(() => undefined),
  );
  return () => asked.mock.lastCall?.[0]?.signal;
}

import type { Config } from './config';
import type { Demo } from './demoDoor';

/** The demo where it is asked for. Nothing else imports its folder, so without it the folder may be gone. */
export async function loadDemo(config: Pick<Config, 'demo'>): Promise<Demo | null> {
  if (!config.demo) return null;
  const { demo } = await import('./demo/demo');
  return demo;
}

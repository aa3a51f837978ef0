import type { Config } from './config';
import type { Demo } from './demoInterface';

/** Loads the demo on request. Nothing else imports its folder, so a build may leave it out. */
export async function loadDemo(config: Pick<Config, 'demo'>): Promise<Demo | null> {
  if (!config.demo) return null;
  const { demo } = await import('./demo/demo');
  return demo;
}

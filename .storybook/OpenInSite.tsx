import { fromGlobal, pageOfStory, siteAddress } from '@parlour/scenario';
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';

/** Opens the page of a story in the running demo, in the same scenario (RV-03). */
export function OpenInSite() {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const site = useParameter<{ address?: string } | null>('site', null)?.address;
  const feature = useParameter<{ path?: string } | null>('feature', null);
  const page = pageOfStory(storyId);
  if (page === null || site === undefined) return null;
  const words = fromGlobal(String(globals['scenario'] ?? ''));
  const href = siteAddress(site, feature?.path ?? page, words);
  // Written without JSX: the manager's build would look for a global `React`.
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', ariaLabel: false },
    createElement('a', { href, target: '_blank', rel: 'noreferrer' }, 'Open in the site'),
  );
}

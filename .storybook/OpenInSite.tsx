/** @jsxRuntime automatic */
import { fromGlobal, pageOfStory, siteAddress } from '@parlour/scenario';
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
  return (
    <Button asChild variant="ghost" ariaLabel={false}>
      <a href={siteAddress(site, feature?.path ?? page, words)} target="_blank" rel="noreferrer">
        Open in the site
      </a>
    </Button>
  );
}

import type { Example } from '../../docs/example';
import { ConsentBanner } from './ConsentBanner';
import { CONSENT_KINDS } from './ConsentBanner.fixtures';

const ignore = (): void => undefined;
// On a page it is fixed to the lower edge of the window.
const shared = {
  kinds: CONSENT_KINDS.slice(0, 3),
  onSave: ignore,
  style: { position: 'static', padding: 0 },
} as const;

export const examples: readonly Example[] = [
  {
    right: {
      show: <ConsentBanner {...shared} />,
      why: 'The first time nothing is allowed, and to refuse is as easy as to accept.',
    },
    wrong: {
      show: (
        <ConsentBanner
          {...shared}
          labels={{ rejectAll: 'Leave', acceptAll: 'Play', choose: 'More' }}
        />
      ),
      why: 'Answers that do not say what is allowed: who refuses believes that the site is lost.',
    },
  },
];

import type { Example } from '../../docs/example';
import { ToastView } from './ToastView';

const ignore = (): void => undefined;
const shared = { dismissLabel: 'Close', isPaused: true, onDismiss: ignore };

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <ToastView
          {...shared}
          toast={{
            id: 1,
            tone: 'positive',
            title: 'Lantern Koi is a favourite',
            action: { label: 'Undo', onSelect: ignore },
            duration: 0,
          }}
        />
      ),
      why: 'What has just happened, with one way back. Nothing is lost when it goes.',
    },
    wrong: {
      show: (
        <ToastView
          {...shared}
          toast={{
            id: 2,
            tone: 'info',
            title: 'Choose how to verify yourself',
            text: 'We need a document before the next payout. Open the account, then Verification.',
            duration: 0,
          }}
        />
      ),
      why: 'Something to do, which is gone after six seconds: that is a `Notice` on the page.',
    },
  },
];

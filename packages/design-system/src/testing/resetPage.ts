import { dismissDialogs } from '../components/DialogRegion/dialogs';
import { dismissToast } from '../components/ToastRegion/toasts';
import { setColorScheme } from '../theme/colorScheme';

/** Takes back what a test has told the page and not a component: toasts, dialogs of `openDialog`, and the chosen theme. */
export function resetPage(): void {
  dismissToast();
  dismissDialogs();
  setColorScheme(null);
}

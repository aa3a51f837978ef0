import type { ButtonTone } from '../Button/Button';
import type { DialogButton } from './dialogs';

const BY_HARM: readonly ButtonTone[] = ['neutral', 'accent', 'action', 'danger'];

/** The button that does the least harm when pressed by mistake: the first with the mildest tone. */
export function safestButton(buttons: readonly DialogButton[]): DialogButton | undefined {
  const harmOf = ({ tone = 'action' }: DialogButton): number => BY_HARM.indexOf(tone);
  return [...buttons].sort((one, other) => harmOf(one) - harmOf(other))[0];
}

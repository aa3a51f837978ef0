import { type ComponentPropsWithRef, useSyncExternalStore } from 'react';
import { useLabels } from '../../labels/useLabels';
import type { SafeHtmlProps } from '../SafeHtml/SafeHtml';
import { DialogEntryView, type DialogRegionLabels } from './DialogEntryView';
import * as S from './DialogRegion.styles';
import { type DialogQueue, readDialogs, subscribeToDialogs } from './dialogs';

export { type AskConfirmOptions, askConfirm } from './askConfirm';
export type { DialogRegionLabels } from './DialogEntryView';
export {
  type DialogAnswer,
  type DialogButton,
  dismissDialogs,
  type OpenDialogOptions,
  openDialog,
} from './dialogs';

export interface DialogRegionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<SafeHtmlProps, 'imageHosts' | 'checkLink'> {
  labels?: Partial<DialogRegionLabels>;
}

const NONE: DialogQueue = { current: undefined, previous: undefined };

/**
 * Renders the dialogs of `openDialog` and `askConfirm`; use one per page. For a dialog with fields, owned
 * by a view, use `Dialog`; if no answer is needed, `showToast`.
 */
export function DialogRegion({ labels, imageHosts, checkLink, ...rest }: DialogRegionProps) {
  const texts = useLabels<DialogRegionLabels>('DialogRegion', labels);
  const { current, previous } = useSyncExternalStore(subscribeToDialogs, readDialogs, () => NONE);
  return (
    <S.Root data-component="DialogRegion" {...rest}>
      {[previous, current].map((entry) =>
        entry === undefined ? null : (
          <DialogEntryView
            key={entry.key}
            entry={entry}
            isOpen={entry === current}
            labels={texts}
            {...(imageHosts !== undefined && { imageHosts })}
            {...(checkLink !== undefined && { checkLink })}
          />
        ),
      )}
    </S.Root>
  );
}

import { type ComponentPropsWithRef, useSyncExternalStore } from 'react';
import type { SafeHtmlProps } from '../SafeHtml/SafeHtml';
import { DialogEntryView, type DialogRegionLabels } from './DialogEntryView';
import * as S from './DialogRegion.styles';
import { type DialogQueue, readDialogs, watchDialogs } from './dialogs';

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
  labels: DialogRegionLabels;
}

const NONE: DialogQueue = { current: undefined, left: undefined };

/**
 * The place of what `openDialog` and `askConfirm` ask, once a page. For a dialog that a view owns, with
 * fields in it, take `Dialog`; for what needs no answer, `showToast`.
 */
export function DialogRegion({ labels, imageHosts, checkLink, ...rest }: DialogRegionProps) {
  const { current, left } = useSyncExternalStore(watchDialogs, readDialogs, () => NONE);
  return (
    <S.Root data-component="DialogRegion" {...rest}>
      {[left, current].map((entry) =>
        entry === undefined ? null : (
          <DialogEntryView
            key={entry.key}
            entry={entry}
            isOpen={entry === current}
            labels={labels}
            {...(imageHosts !== undefined && { imageHosts })}
            {...(checkLink !== undefined && { checkLink })}
          />
        ),
      )}
    </S.Root>
  );
}

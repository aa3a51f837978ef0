import {
  DialogRegion,
  dismissDialogs,
  type OpenDialogOptions,
  openDialog,
} from '@parlour/design-system/DialogRegion';
import { InfoIcon } from '@parlour/design-system/icons/InfoIcon';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import {
  checkContentLink,
  type OverlayOf,
  overlayClosed,
  useCoreDispatch,
  useImageSource,
  useOverlay,
} from '@parlour/feature-core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const ICONS = { info: <InfoIcon />, warning: <WarningIcon />, plain: undefined };

/** A message box over the page, with its buttons (MOD-09). */
export default function MessageOverlay() {
  const { t } = useTranslation(['frameLate', 'common']);
  const { hosts } = useImageSource();
  const { request } = useOverlay('message');
  useMessage(request);
  return (
    <DialogRegion
      labels={{
        close: t('common:actions.close'),
        closesIn: (count) => t('message.closesIn', { count }),
        keepOpen: t('message.keepOpen'),
      }}
      imageHosts={hosts}
      checkLink={checkContentLink}
    />
  );
}

/** Shows the message of the request, and dispatches the action of the answer. */
function useMessage(request: OverlayOf<'message'> | undefined): void {
  const { t } = useTranslation(['common', 'frameLate'], { nsMode: 'fallback' });
  const dispatch = useCoreDispatch();
  useEffect(() => {
    if (request === undefined) return undefined;
    const { confirmKey, confirmAction, closeAction, buttons = [] } = request;
    const choices = [
      ...buttons.map((button, place) => ({
        ...button,
        id: String(place),
        tone: 'neutral' as const,
      })),
      { labelKey: confirmKey, action: confirmAction, id: 'confirm', tone: 'action' as const },
    ];
    const answered = openDialog({
      ...contentOf(request, t),
      size: 'sm',
      buttons: choices.map(({ id, labelKey, tone }) => ({ id, label: t(labelKey), tone })),
    });
    void answered.then((answer) => {
      if (answer.kind === 'closed' && answer.reason === 'withdrawn') return;
      dispatch(overlayClosed({ name: 'message' }));
      const action =
        answer.kind === 'closed' ? closeAction : choices.find(({ id }) => id === answer.id)?.action;
      if (action !== undefined && action !== null) dispatch(action);
    });
    return dismissDialogs;
  }, [request, t, dispatch]);
}

type Translate = (key: string) => string;

const contentOf = (
  {
    tone = 'info',
    titleKey,
    textKey,
    text,
    html,
    isCoverDisabled,
    autoCloseMs,
  }: OverlayOf<'message'>,
  t: Translate,
): OpenDialogOptions => {
  const words = text ?? (textKey === undefined ? undefined : t(textKey));
  return {
    title: t(titleKey),
    icon: ICONS[tone],
    isCoverClosing: isCoverDisabled !== true,
    ...(words !== undefined && { text: words }),
    ...(html !== undefined && { html }),
    ...(autoCloseMs !== undefined && { autoCloseMs }),
  };
};

import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import { getI18n } from 'react-i18next';

/** Minimum height of a touch target. */
const TOUCH = '44px';

const createCancel = (label: string): HTMLButtonElement => {
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = label;
  Object.assign(cancel.style, {
    inlineSize: '100%',
    minBlockSize: TOUCH,
    border: '0',
    background: 'none',
    color: color('text-default'),
    font: 'inherit',
    fontSize: fontSize('md'),
    cursor: 'pointer',
  });
  return cancel;
};

const createFrame = (address: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  // `allow-same-origin` is safe, since the page's origin is never the site's: on that origin scripts could escape.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.referrerPolicy = 'strict-origin';
  Object.assign(frame.style, {
    display: 'block',
    border: '0',
    inlineSize: '100%',
    blockSize: 'min(30rem, 70dvh)',
  });
  frame.src = address;
  return frame;
};

/**
 * A sandboxed iframe, in a dialog that stays closed until its page asks to be shown. Built by hand: the page
 * works before it is shown, and a React dialog renders its content only while it is open. Escape inside an
 * iframe does not reach the dialog, so there is a button to cancel, which has focus first.
 */
export function createCheckDialog(address: string) {
  const { t } = getI18n();
  const title = t('identity:botCheck.title');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  Object.assign(dialog.style, {
    inlineSize: `min(25rem, 100% - 2 * ${space(16)})`,
    padding: '0',
    border: '0',
    borderRadius: radius('panel'),
    background: color('surface-raised'),
  });
  const frame = createFrame(address, title);
  const cancel = createCancel(t('common:actions.cancel'));
  dialog.append(cancel, frame);
  document.body.append(dialog);
  return { dialog, frame, cancel };
}

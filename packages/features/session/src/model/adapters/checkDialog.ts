import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import { getI18n } from 'react-i18next';

/** Smallest height of what a finger presses. */
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
  // With its own origin, which is never the site's: scripts together with the site's would be no box.
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
 * A sandboxed frame, hidden in a dialog until its page wants to be seen. Made by hand: the page works
 * before anybody sees it, which what is drawn only while it is open can't. Escape is not heard from inside
 * a frame, so the way out is a button, and focus begins there.
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

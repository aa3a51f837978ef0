import type { SendCodeButtonLabels } from './SendCodeButton';

export const SEND_LABELS: SendCodeButtonLabels = {
  send: 'Send code',
  retry: 'Send code again',
  seconds: (secondsLeft) => `${secondsLeft} s`,
  started: 'The code is on its way. You can ask for another in a minute.',
  ended: 'You can ask for another code now.',
};

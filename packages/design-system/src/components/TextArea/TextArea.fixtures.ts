import type { TextAreaLabels } from './TextArea';

export const COUNT_LABELS: TextAreaLabels = {
  count: (used, limit) => `${used} / ${limit}`,
  left: (left) => `${left} characters left`,
  tooLong: (over) => `This is ${over} characters too long; shorten it to send it.`,
};

export const FEEDBACK =
  'The filter for providers forgets what I chose when I come back from a game. It would help me if it stayed, at least until I log out.';

import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The local time with seconds, once on a page where the law asks for it.'],
  whenNot: ['For a fixed date or time: plain text.', 'For time that runs down: `Countdown`.'],
  keyboard: [],
  screenReader: ['A group by its name; the time when somebody reads it, not every second.'],
  dos: ['Give `startTime` on a server, so that the first frame has a time.'],
  donts: ['Not a second one on the page.'],
};

import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['An address that somebody opens on another device.'],
  whenNot: ['For a poster: `QrPoster`.', 'For a picture: `SmartImage`.'],
  keyboard: [],
  screenReader: ['A picture by its label.'],
  dos: ['Put the same address beside it, as a link or text.'],
  donts: ['Not on the device that would have to scan it alone.'],
};

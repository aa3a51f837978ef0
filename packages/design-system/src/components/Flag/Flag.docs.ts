import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A country, beside its name.'],
  whenNot: ['For a language: its own name, without a flag.', 'For another picture: `SmartImage`.'],
  keyboard: [],
  screenReader: ['Nothing; with a label, a picture by it.'],
  dos: ['Always put the name beside it.'],
  donts: ['No flag for a language that many countries speak.'],
};

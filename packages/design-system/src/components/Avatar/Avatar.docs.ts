import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A person beside a name, a message or a row.'],
  whenNot: [
    'For several people: `AvatarGroup`.',
    'For a game or an offer: `SmartImage`.',
    'For a rank: `VipRank`.',
  ],
  anatomy: [
    { part: 'face', what: 'picture, initials, or a figure where there is neither' },
    { part: 'dot', what: 'optional, whether somebody is there' },
  ],
  keyboard: [],
  screenReader: [
    'The name and the status, once. Where the name stands beside it, only the status.',
  ],
  dos: ['Say `isNameBeside` where the name is written next to it.'],
  donts: ['No status that only the colour of the dot tells.'],
};

import patterns from '@parlour/design-system/patterns/messages/en.json';
import announcements from '@parlour/feature-announcements/i18n/en.json';
import frameLate from '@parlour/feature-frame/i18n/frameLate/en.json';
import lobby from '@parlour/feature-lobby/i18n/en.json';
import lottery from '@parlour/feature-lottery/i18n/en.json';
import parts from '@parlour/feature-parts/i18n/en.json';
import points from '@parlour/feature-points/i18n/en.json';
import promotions from '@parlour/feature-promotions/i18n/en.json';
import identity from '@parlour/feature-session/i18n/identity/en.json';
import support from '@parlour/feature-support/i18n/en.json';

export const dictionary = {
  announcements,
  frameLate,
  identity,
  lobby,
  lottery,
  parts,
  patterns,
  points,
  promotions,
  support,
};

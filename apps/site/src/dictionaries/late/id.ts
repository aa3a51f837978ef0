import patterns from '@parlour/design-system/patterns/messages/id.json';
import announcements from '@parlour/feature-announcements/i18n/id.json';
import frameLate from '@parlour/feature-frame/i18n/frameLate/id.json';
import lobby from '@parlour/feature-lobby/i18n/id.json';
import lottery from '@parlour/feature-lottery/i18n/id.json';
import parts from '@parlour/feature-parts/i18n/id.json';
import points from '@parlour/feature-points/i18n/id.json';
import promotions from '@parlour/feature-promotions/i18n/id.json';
import identity from '@parlour/feature-session/i18n/identity/id.json';
import support from '@parlour/feature-support/i18n/id.json';

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

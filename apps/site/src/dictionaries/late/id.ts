import patterns from '@parlour/design-system/patterns/messages/id.json';
import announcements from '@parlour/feature-announcements/i18n/id.json';
import frameLate from '@parlour/feature-frame/i18n/frameLate/id.json';
import lobby from '@parlour/feature-lobby/i18n/id.json';
import lottery from '@parlour/feature-lottery/i18n/id.json';
import identity from '@parlour/feature-session/i18n/identity/id.json';
import support from '@parlour/feature-support/i18n/id.json';

export const dictionary = {
  announcements,
  frameLate,
  identity,
  lobby,
  lottery,
  patterns,
  support,
};

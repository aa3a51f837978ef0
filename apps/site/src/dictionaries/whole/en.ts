import patterns from '@parlour/design-system/patterns/messages/en.json?whole';
import announcements from '@parlour/feature-announcements/i18n/en.json?whole';
import common from '@parlour/feature-core/i18n/en.json?whole';
import frame from '@parlour/feature-frame/i18n/en.json?whole';
import frameLate from '@parlour/feature-frame/i18n/frameLate/en.json?whole';
import home from '@parlour/feature-home/i18n/en.json?whole';
import lobby from '@parlour/feature-lobby/i18n/en.json?whole';
import lottery from '@parlour/feature-lottery/i18n/en.json?whole';
import parts from '@parlour/feature-parts/i18n/en.json?whole';
import points from '@parlour/feature-points/i18n/en.json?whole';
import promotions from '@parlour/feature-promotions/i18n/en.json?whole';
import session from '@parlour/feature-session/i18n/en.json?whole';
import identity from '@parlour/feature-session/i18n/identity/en.json?whole';
import support from '@parlour/feature-support/i18n/en.json?whole';

export const dictionary = {
  announcements,
  common,
  frame,
  frameLate,
  home,
  identity,
  lobby,
  lottery,
  parts,
  patterns,
  points,
  promotions,
  session,
  support,
};

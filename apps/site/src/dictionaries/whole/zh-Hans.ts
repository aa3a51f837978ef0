import patterns from '@parlour/design-system/patterns/messages/zh-Hans.json?whole';
import announcements from '@parlour/feature-announcements/i18n/zh-Hans.json?whole';
import common from '@parlour/feature-core/i18n/zh-Hans.json?whole';
import frameLate from '@parlour/feature-frame/i18n/frameLate/zh-Hans.json?whole';
import frame from '@parlour/feature-frame/i18n/zh-Hans.json?whole';
import home from '@parlour/feature-home/i18n/zh-Hans.json?whole';
import lobby from '@parlour/feature-lobby/i18n/zh-Hans.json?whole';
import lottery from '@parlour/feature-lottery/i18n/zh-Hans.json?whole';
import parts from '@parlour/feature-parts/i18n/zh-Hans.json?whole';
import points from '@parlour/feature-points/i18n/zh-Hans.json?whole';
import promotions from '@parlour/feature-promotions/i18n/zh-Hans.json?whole';
import identity from '@parlour/feature-session/i18n/identity/zh-Hans.json?whole';
import session from '@parlour/feature-session/i18n/zh-Hans.json?whole';
import support from '@parlour/feature-support/i18n/zh-Hans.json?whole';

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

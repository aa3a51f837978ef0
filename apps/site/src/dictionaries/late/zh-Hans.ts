import patterns from '@parlour/design-system/patterns/messages/zh-Hans.json';
import announcements from '@parlour/feature-announcements/i18n/zh-Hans.json';
import frameLate from '@parlour/feature-frame/i18n/frameLate/zh-Hans.json';
import lobby from '@parlour/feature-lobby/i18n/zh-Hans.json';
import lottery from '@parlour/feature-lottery/i18n/zh-Hans.json';
import parts from '@parlour/feature-parts/i18n/zh-Hans.json';
import points from '@parlour/feature-points/i18n/zh-Hans.json';
import promotions from '@parlour/feature-promotions/i18n/zh-Hans.json';
import identity from '@parlour/feature-session/i18n/identity/zh-Hans.json';
import support from '@parlour/feature-support/i18n/zh-Hans.json';

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

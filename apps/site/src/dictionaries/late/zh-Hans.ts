import patterns from '@parlour/design-system/patterns/messages/zh-Hans.json';
import lobby from '@parlour/feature-lobby/i18n/zh-Hans.json';
import identity from '@parlour/feature-session/i18n/identity/zh-Hans.json';

export const dictionary = { identity, lobby, patterns };

import patterns from '@parlour/design-system/patterns/messages/en.json';
import lobby from '@parlour/feature-lobby/i18n/en.json';
import identity from '@parlour/feature-session/i18n/identity/en.json';

export const dictionary = { identity, lobby, patterns };

import patterns from '@parlour/design-system/patterns/messages/id.json';
import lobby from '@parlour/feature-lobby/i18n/id.json';
import identity from '@parlour/feature-session/i18n/identity/id.json';

export const dictionary = { identity, lobby, patterns };

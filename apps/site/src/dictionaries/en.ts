import common from '@parlour/feature-core/i18n/en.json';
import frame from '@parlour/feature-frame/i18n/en.json';
import home from '@parlour/feature-home/i18n/en.json';
import session from '@parlour/feature-session/i18n/en.json';

export const dictionary = { common, frame, home, session };

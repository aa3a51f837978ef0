import common from '@parlour/feature-core/i18n/id.json';
import frame from '@parlour/feature-frame/i18n/id.json';
import home from '@parlour/feature-home/i18n/id.json';
import session from '@parlour/feature-session/i18n/id.json';

export const dictionary = { common, frame, home, session };

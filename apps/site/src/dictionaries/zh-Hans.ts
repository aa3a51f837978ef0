import common from '@parlour/feature-core/i18n/zh-Hans.json';
import frame from '@parlour/feature-frame/i18n/zh-Hans.json';
import home from '@parlour/feature-home/i18n/zh-Hans.json';
import session from '@parlour/feature-session/i18n/zh-Hans.json';

export const dictionary = { common, frame, home, session };

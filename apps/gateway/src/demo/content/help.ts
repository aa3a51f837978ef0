import type { HelpTopic } from '../../system/help';
import { TEXTS } from '../texts';
import { PAGE_TEXTS } from './pageTexts';

const TOPICS = [
  ['hp-start', ['hp-start-login', 'hp-start-language']],
  ['hp-play', ['hp-play-launch', 'hp-play-demo']],
  ['hp-care', ['hp-care-age']],
] as const;

/** The demo's help centre. */
export const HELP: readonly HelpTopic[] = TOPICS.map(([topic, articles]) => ({
  id: topic,
  title: TEXTS.texts(`help.${topic}.title`),
  articles: articles.map((id) => ({
    id,
    title: TEXTS.texts(`help.${id}.title`),
    content: PAGE_TEXTS.texts(`help.${id}.content`),
  })),
}));

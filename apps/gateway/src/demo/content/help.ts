import type { HelpTopic } from '../../system/help';
import { WORDS } from '../words';

const TOPICS = [
  ['hp-start', ['hp-start-login', 'hp-start-language']],
  ['hp-play', ['hp-play-launch', 'hp-play-demo']],
  ['hp-care', ['hp-care-age']],
] as const;

/** The demo's help centre. */
export const HELP: readonly HelpTopic[] = TOPICS.map(([topic, articles]) => ({
  id: topic,
  title: WORDS.texts(`help.${topic}.title`),
  articles: articles.map((id) => ({
    id,
    title: WORDS.texts(`help.${id}.title`),
    content: WORDS.texts(`help.${id}.content`),
  })),
}));

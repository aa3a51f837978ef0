import { LANGUAGE_TAGS } from '../../platform/languages';
import { inLanguage, spokenOf } from '../../platform/texts';
import type { Chat } from '../../support/chats';
import { TEXTS } from '../texts';

const CHAT_TEXTS = TEXTS.group('chatPage');

/** The page's only style; the policy allows its hash. */
export const DEMO_CHAT_STYLE = `
:root{color-scheme:light dark;--ground:#f6f2ec;--panel:#fff;--text:#2b2430;--quiet:#675d6b;--mark:#7a2f3d}
@media (prefers-color-scheme:dark){:root{--ground:#17131b;--panel:#231d28;--text:#f1ebe4;--quiet:#b3a8b4;--mark:#e3b5a4}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
header{padding:1rem;background:var(--panel);border-block-end:2px solid var(--mark)}
h1{margin:0;font-size:1.125rem}
header p{margin:0;color:var(--quiet);font-size:.875rem}
main{flex:1;padding:1rem;display:grid;gap:.75rem;align-content:start}
main p{margin:0;max-inline-size:34ch;padding:.75rem 1rem;border-radius:1rem 1rem 1rem .25rem;background:var(--panel);overflow-wrap:anywhere}
main p.note{background:none;padding-inline:0;max-inline-size:none;color:var(--quiet);font-size:.875rem}
`;

/** The window of a chat of the demo, in a language. */
export function demoChatPage(model: Chat, language: string): string {
  const say = (text: (typeof CHAT_TEXTS)[keyof typeof CHAT_TEXTS]) => inLanguage(text, language);
  const title = inLanguage(model.title, language);
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[spokenOf(CHAT_TEXTS.demo, language)]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${say(CHAT_TEXTS.demo)}</title>
<style>${DEMO_CHAT_STYLE}</style>
</head>
<body>
<header><h1>${title}</h1><p>${inLanguage(model.description, language)}</p></header>
<main><p>${say(CHAT_TEXTS.greeting)}</p><p>${say(CHAT_TEXTS.help)}</p><p class="note">${say(CHAT_TEXTS.demo)}. ${say(CHAT_TEXTS.nobody)}</p></main>
</body>
</html>
`;
}

// What can be checked of a translation without knowing the language.

/** A remark on a text: what kind of error it is, and the key. */
const remark = (kind, key, text = '') => ({ kind, key, text });

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** `{{name}}` of i18next, `{name}` of the gateway. */
const PLACEHOLDER = /\{\{?[^}]*\}?\}/g;
const MARKUP = /<[^>]+>/g;
/** Written alike everywhere: addresses, files, codes, and words with a capital inside or all over. */
const NAMES = /\S*[@./]\w\S*|\b\w*[A-Z]\w*\b|\bcopyright\b/g;

const bare = (text) => text.replace(PLACEHOLDER, ' ').replace(MARKUP, ' ');
const sorted = (text, pattern) => (text.match(pattern) ?? []).sort().join(' ');

/** The English texts that a language needs, by its keys: one for each of its plural categories. */
export function wantedTexts(english, tag) {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const wanted = new Map();
  for (const [key, text] of english) {
    const other = key.replace(PLURAL, '_other');
    if (!PLURAL.test(key) || !english.has(other)) wanted.set(key, text);
    else
      for (const category of categories) {
        const own = key.replace(PLURAL, `_${category}`);
        wanted.set(own, english.get(own) ?? english.get(other));
      }
  }
  return wanted;
}

/** Writing systems that are made of others, by their names in ISO 15924. */
const MADE_OF = { Hans: ['Hani'], Hant: ['Hani'], Jpan: ['Hani', 'Hira', 'Kana'], Kore: ['Hang'] };

/** A letter of the language's script; undefined where that is Latin, as English is. */
function letterOf(tag) {
  const { script } = new Intl.Locale(tag).maximize();
  if (script === 'Latn') return undefined;
  return new RegExp(
    `[${(MADE_OF[script] ?? [script]).map((each) => `\\p{sc=${each}}`).join('')}]`,
    'u',
  );
}

/** English words that no other language of the product has. */
export const ENGLISH =
  /\b(?:the|of|and|you|your|with|this|that|which|have|been|from|was|were|their)\b/gi;

function readsEnglish(text, english) {
  const words = bare(text).replace(NAMES, ' ');
  const isSame = text === english && /[a-z]\S*\s+\S*[a-z]\S*\s+\S*[a-z]/.test(words);
  return isSame || (words.match(ENGLISH) ?? []).length > 1;
}

/** Whether a text in another script has words in Latin letters that are no names. */
function isInWrongScript(text, english, tag) {
  const letter = letterOf(tag);
  if (letter === undefined) return false;
  const words = bare(text).replace(NAMES, ' ');
  const hasOwn = letter.test(text);
  const hasWords = /[a-z]{4}/.test(bare(english).replace(NAMES, ' '));
  return /\b[a-z]{4,}\b/.test(words) || (hasWords && !hasOwn);
}

/** What is typed has Latin digits. */
const TYPED = /^pattern\.DATE_/;

/** Whether a text has Latin digits where the numbers of the language have others. */
function hasLatinDigits(text, key, tag) {
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  return (
    numberingSystem !== 'latn' && !TYPED.test(key) && /\d/.test(bare(text).replace(NAMES, ' '))
  );
}

/** How sentences end, where it is not a full stop. Thai and Lao have no sign. */
const ENDS = {
  bn: '।',
  hi: '।',
  ja: '。',
  km: '។',
  my: '။',
  ne: '।',
  ur: '۔',
  'zh-Hans': '。',
  'zh-Hant': '。',
};
const WITHOUT_END = ['th', 'lo'];
/** Signs of another script, by language. */
const WRONG_SIGNS = {
  ar: /[?;](?!\w)|\p{L},/u,
  fa: /[?;](?!\w)|\p{L},/u,
  ur: /[?;](?!\w)|\p{L},/u,
  ja: /\p{L}[,?!;:](?!\w)/u,
  'zh-Hans': /\p{sc=Han}[,?!;:]/u,
  'zh-Hant': /\p{sc=Han}[,?!;:]/u,
  fr: /[^\s\u202f\u00a0?!][?!;](?!\w)|[^\u00a0\d\s]:(?=\s|$)| [?!;:]/u,
};

/** Whether a space parts the percent sign from its placeholder where the numbers of the language have none. */
function hasLoosePercent(text, tag) {
  if (!/\}\}\s%/.test(text)) return false;
  return !/\s/.test(new Intl.NumberFormat(tag, { style: 'percent' }).format(1));
}

function hasWrongSigns(text, english, tag) {
  if (hasLoosePercent(text, tag)) return true;
  const words = text.replace(MARKUP, '').replace(PLACEHOLDER, '0');
  if (words.includes('...') || / {2}/.test(words) || WRONG_SIGNS[tag]?.test(words)) return true;
  // A list may go without signs at its ends.
  const isSentence = !english.endsWith('</ul>') && /[a-z]\.$/.test(english.replace(MARKUP, ''));
  if (!isSentence || WITHOUT_END.includes(tag)) return false;
  const end = ENDS[tag] ?? '.';
  return !words.endsWith(end) && !/[!?…؟？！)»”」]$/.test(words);
}

/** Width in the letters of Latin text: signs of Chinese and Japanese are twice as wide, marks have none. */
const widthOf = (text) =>
  [...bare(text).replace(/\p{M}/gu, '')].reduce(
    (width, letter) => width + (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter) ? 2 : 1),
    0,
  );
const LABEL = 24;
const isTooLong = (text, english) =>
  english.length <= LABEL && !english.endsWith('.') && widthOf(text) > 2.2 * widthOf(english) + 10;

/** The remarks on one text. */
export function checkText(tag, key, english, text) {
  const isForm = /_(?:zero|one|two)$/.test(key);
  const kinds = {
    empty: text.trim() !== text || text === '',
    key: text === key || /^[a-z]+(?:[A-Z]\w*)?\.\w+\.?\w*$/.test(text),
    placeholders: !isForm && sorted(text, PLACEHOLDER) !== sorted(english, PLACEHOLDER),
    markup: sorted(text, MARKUP) !== sorted(english, MARKUP),
    english: readsEnglish(text, english),
    script: isInWrongScript(text, english, tag),
    digits: hasLatinDigits(text, key, tag),
    signs: hasWrongSigns(text, english, tag),
    length: isTooLong(text, english),
  };
  return Object.entries(kinds)
    .filter(([, isWrong]) => isWrong)
    .map(([kind]) => remark(kind, key, text));
}

/** The remarks on the texts of one folder in a language. */
export function checkTexts(tag, english, own) {
  const wanted = wantedTexts(english, tag);
  return [
    ...[...own.keys()].filter((key) => !wanted.has(key)).map((key) => remark('unknown', key)),
    ...[...wanted].flatMap(([key, text]) =>
      own.has(key) ? checkText(tag, key, text, own.get(key)) : [remark('missing', key, text)],
    ),
  ];
}

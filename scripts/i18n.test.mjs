import { describe, expect, it } from 'vitest';
import { checkText, checkTexts, wantedTexts } from './i18n/checks.mjs';
import { glossaryOf, readGlossary } from './i18n/glossary.mjs';
import { isDraft, readLanguages, readTexts, textFolders } from './i18n/project.mjs';
import { strayTerms } from './i18n/terms.mjs';

// What is in English alone is still being written; `npm run i18n:status` names it.
const FOLDERS = textFolders().filter((folder) => !isDraft(folder));
const TAGS = readLanguages().map(({ tag }) => tag);
/** The language that the others are translated from. */
const WITHOUT_GLOSSARY = ['en'];

const kindsOf = (tag, english, text) =>
  checkText(tag, 'group.key', english, text).map(({ kind }) => kind);

describe('[I18N-01] the texts of the product', () => {
  it('are in all 29 languages', () => {
    expect(TAGS).toHaveLength(29);
    expect(FOLDERS.length).toBeGreaterThan(30);
  });

  it.each(TAGS)('in %s are whole, and no check finds an error', (tag) => {
    const remarks = FOLDERS.flatMap((folder) =>
      checkTexts(tag, readTexts(folder, 'en'), readTexts(folder, tag)).map(
        ({ kind, key, text }) => `${folder} ${key}: ${kind}, ${text}`,
      ),
    );
    // English is measured by itself, and may read English.
    expect(remarks.filter((each) => tag !== 'en' || !/: english,/.test(each))).toEqual([]);
  });

  it.each(TAGS.filter((tag) => !WITHOUT_GLOSSARY.includes(tag)))(
    'in %s have a glossary, and labels use its terms',
    (tag) => {
      const { status, terms } = glossaryOf(tag) ?? {};
      expect(status).toMatch(/^(?:not yet read|read) by a native speaker$/);
      expect(terms?.size).toBeGreaterThan(80);
      const stray = FOLDERS.flatMap((folder) =>
        strayTerms(terms, readTexts(folder, 'en'), readTexts(folder, tag)).map(
          ({ key, label, text, wanted }) =>
            `${folder} ${key}: ${label} is ${text}, not ${wanted.join(' / ')}`,
        ),
      );
      expect(stray).toEqual([]);
    },
  );
});

describe('a check of a text', () => {
  it.each([
    ['fr', 'Amount', '', ['empty']],
    ['fr', 'Amount', ' Montant', ['empty']],
    ['fr', 'Amount', 'wallet.amount', ['key']],
    ['fr', 'At most {{max}}', 'Au plus', ['placeholders']],
    ['fr', 'At most {max}', 'Au plus {min}', ['placeholders']],
    ['fr', 'See <em>Help</em>', 'Voir Aide', ['markup']],
    ['fr', 'Send the form to us', 'Send the form to us', ['english']],
    ['fr', 'The end of it', 'La fin of the jeu', ['english']],
    ['th', 'Your balance', 'ยอดเงิน wallet', ['script']],
    ['th', 'Your balance', 'Saldo', ['script']],
    ['ru', 'Two steps.', 'Два шага', ['signs']],
    ['hi', 'Two steps.', 'दो चरण.', ['signs']],
    ['fa', '30 days', '30 روز', ['digits']],
    ['ar', 'Ready?', 'جاهز?', ['signs']],
    ['ja', 'Yes, now.', 'はい, 今。', ['signs']],
    ['fr', 'Ready?', 'Prêt ?', ['signs']],
    ['de', 'Wait', 'Warten...', ['signs']],
    ['th', 'Fee {{rate}}%', 'ค่าธรรมเนียม {{rate}} %', ['signs']],
    ['vi', 'OK', 'Vâng, tôi đồng ý với điều này', ['length']],
  ])('in %s finds what is wrong with %j as %j', (tag, english, text, kinds) => {
    expect(kindsOf(tag, english, text)).toEqual(kinds);
  });

  it.each([
    ['fr', 'Ready?', 'Prêt\u202f?'],
    ['th', 'Wait a moment.', 'โปรดรอสักครู่'],
    ['hi', 'Open the file name@example.com.', 'name@example.com खोलें।'],
    ['km', 'VIP', 'VIP'],
    ['fa', '30 days', '۳۰ روز'],
    ['ru', 'Fee {{rate}}%', 'Комиссия {{rate}}\u00a0%'],
    ['th', '30 days', '30 วัน'],
    ['ur', 'Two steps.', 'دو مرحلے۔'],
    ['ja', 'Android app', 'Androidアプリ'],
    ['fil', 'Cash back', 'Cash back'],
  ])('in %s leaves %j alone as %j', (tag, english, text) => {
    expect(kindsOf(tag, english, text)).toEqual([]);
  });

  it('wants each plural category of the language', () => {
    const english = new Map([
      ['days_one', '{{count}} day'],
      ['days_other', '{{count}} days'],
    ]);
    expect([...wantedTexts(english, 'ja').keys()]).toEqual(['days_other']);
    expect([...wantedTexts(english, 'ar').keys()].sort()).toEqual(
      ['few', 'many', 'one', 'other', 'two', 'zero'].map((category) => `days_${category}`),
    );
    const own = new Map([['days_other', '{{count}} ngày']]);
    expect(checkTexts('vi', english, own)).toEqual([]);
    expect(
      checkTexts('cs', english, own)
        .map(({ kind, key }) => `${kind} ${key}`)
        .sort(),
    ).toEqual(['missing days_few', 'missing days_many', 'missing days_one']);
    expect(checkTexts('vi', new Map(), own)).toMatchObject([{ kind: 'unknown' }]);
  });
});

it('a label may be another form of a term, or an alternative', () => {
  const terms = new Map([['deposit', ['депозит', 'пополнение']]]);
  const english = new Map([
    ['a', 'Deposits'],
    ['b', 'Deposit:'],
    ['c', 'Deposit'],
    ['d', 'Day'],
  ]);
  const own = new Map([
    ['a', 'Депозиты'],
    ['b', 'Пополнение:'],
    ['c', 'Вклад'],
    ['d', 'День'],
  ]);
  expect(strayTerms(terms, english, own).map(({ key }) => key)).toEqual(['c']);
});

it('a glossary has its status, and terms with their alternatives', () => {
  const { status, terms } = readGlossary(
    '# X\n\nStatus: not yet read by a native speaker\n\n| English | x | remark |\n| ------- | --- | --- |\n| Deposit / top up | uno (noun) / due | |\n',
  );
  expect(status).toBe('not yet read by a native speaker');
  expect([...terms]).toEqual([
    ['deposit', ['uno', 'due']],
    ['top up', ['uno', 'due']],
  ]);
});

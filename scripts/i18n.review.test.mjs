import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { applyRemarks } from './i18n/applyRemarks.mjs';
import { placesIn } from './i18n/places.mjs';
import { collectRemarks, readRemarks, remarksScript } from './i18n/remarks.mjs';
import { reviewPage } from './i18n/reviewPage.mjs';

const FOLDER = 'packages/features/wallet/src/i18n/centre/wallet';
const ARABIC = { tag: 'ar', name: 'العربية', direction: 'rtl' };
const GROUPS = [
  {
    folder: FOLDER,
    name: 'DepositForm',
    picture: 'tests/visual/pictures/button.png',
    rows: [
      {
        key: 'limits.most',
        english: 'At most {{amount}} & <b>more</b>',
        text: '{{amount}} على الأكثر',
      },
      { key: 'title', english: 'Deposit', text: 'إيداع' },
    ],
  },
];

function open(html) {
  const { document } = new Window();
  document.write(html);
  return document;
}

describe('the page of a review', () => {
  it('shows both texts, and gives back what was written beside them', () => {
    const html = reviewPage(ARABIC, [...GROUPS, ...GROUPS]);
    const document = open(html);
    expect(document.querySelectorAll('aside.picture-button')).toHaveLength(2);
    expect(html.split('data:image/png')).toHaveLength(2);
    expect(document.querySelector('[data-key="limits.most"] [lang="en"]').textContent).toBe(
      'At most {{amount}} & <b>more</b>',
    );
    expect(document.querySelector('[data-key="title"] p[lang="ar"]').getAttribute('dir')).toBe(
      'rtl',
    );
    document.querySelector('[data-key="title"] [name="text"]').value = ' إيداع الأموال ';
    document.querySelector('[data-key="title"] [name="remark"]').value = '</script> is odd';
    document.querySelector('[name="native"]').checked = true;
    const remarks = collectRemarks(document);
    expect(remarks).toEqual({
      tag: 'ar',
      isNative: true,
      rows: [{ folder: FOLDER, key: 'title', text: 'إيداع الأموال', remark: '</script> is odd' }],
    });
    expect(readRemarks(`<html>${remarksScript(remarks)}</html>`)).toEqual(remarks);
  });

  it('says what is missing in another file', () => {
    expect(() => readRemarks('<html></html>')).toThrow('has no remarks');
  });
});

describe('remarks', () => {
  const texts = { title: 'إيداع', limits: { most: '{{amount}} على الأكثر' } };
  const apply = (rows, isNative = false) =>
    applyRemarks(
      {
        tag: 'ar',
        isNative,
        rows: rows.map((row) => ({ folder: FOLDER, text: '', remark: '', ...row })),
      },
      {
        read: (folder) => (folder === FOLDER ? JSON.stringify(texts) : undefined),
        notes: '# X\n\nStatus: not yet read by a native speaker\n',
      },
    );

  it('become texts, notes and a status', () => {
    const { files, notes, refused } = apply(
      [
        { key: 'limits.most', text: 'حتى {{amount}}' },
        { key: 'title', remark: 'Two\nlines' },
      ],
      true,
    );
    expect(JSON.parse(files.get(FOLDER))).toEqual({ ...texts, limits: { most: 'حتى {{amount}}' } });
    expect(notes).toBe(
      '# X\n\nStatus: read by a native speaker\n\n## Remarks of readers\n\n- `title`: Two lines\n',
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ['a lost placeholder', { key: 'limits.most', text: 'حتى' }],
    ['a mark that was not there', { key: 'title', text: '<img src=x>' }],
    ['a key that does not exist', { key: 'constructor.name', text: 'x' }],
    ['a folder that has no texts', { folder: '../../etc', key: 'title', text: 'x' }],
  ])('are refused with %s', (_, row) => {
    const { files, refused } = apply([row]);
    expect(files.size).toBe(0);
    expect(refused).toHaveLength(1);
  });
});

it('a text is found where it is shown, with a picture above', () => {
  const page = 'packages/features/wallet/src/pages/DepositPage/DepositPage.tsx';
  const form = 'packages/features/wallet/src/components/DepositForm/DepositForm.tsx';
  const sources = new Map([
    [form, "useTranslation('wallet'); t('title'); t(`kind.${kind}`);"],
    [page, "import { DepositForm } from '../../components/DepositForm/DepositForm';"],
  ]);
  const places = placesIn(FOLDER, ['title', 'kind.CARD', 'nowhere'], sources);
  const shown = {
    name: 'DepositForm/DepositForm',
    picture: 'tests/visual/pictures/deposit-page-375.png',
  };
  expect(places.get('title')).toEqual(shown);
  expect(places.get('kind.CARD')).toEqual(shown);
  expect(places.get('nowhere')).toEqual({ name: FOLDER, picture: undefined });
});

import { describe, expect, it } from 'vitest';
import { firstField } from './firstField';

const found = (html: string): string | undefined => {
  const part = document.createElement('div');
  part.innerHTML = html;
  return firstField(part)?.id;
};

describe('the first field of a part that opens', () => {
  it.each([
    ['before a button', '<button>Close</button><input id="yes">'],
    ['that can be chosen from', '<select id="yes"></select><input>'],
    ['of several lines', '<textarea id="yes"></textarea><input>'],
    ['and not a country beside it', '<select data-beside></select><input id="yes">'],
    ['and not one that is only read', '<input readonly><input id="yes">'],
    ['and not one that is switched off', '<input disabled><input id="yes">'],
    ['and not one that is sent unseen', '<input type="hidden"><input id="yes">'],
    ['and not one in a hidden panel', '<div hidden><p><input></p></div><input id="yes">'],
    ['or the place of one to come', '<div id="yes" tabindex="-1" data-field-place></div><input>'],
    ['but for what is marked', '<input><button id="yes" data-autofocus>Stay</button>'],
    [
      'but not for what is marked and hidden',
      '<div hidden><p data-autofocus></p></div><input id="yes">',
    ],
  ])('is one %s', (_, html) => {
    expect(found(html)).toBe('yes');
  });

  it('is none where there are only buttons', () => {
    expect(found('<button>Close</button><a href="/">Home</a>')).toBeUndefined();
  });
});

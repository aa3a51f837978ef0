import { makeChoice } from './elements.js';
import { fill, number } from './texts.js';

const element = (id) => document.getElementById(id);

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Short, as on the site: some languages write US$ for $. */
const symbolOf = (currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency').value;

/** What surrounds a demo game of any kind: what was launched, texts, balance, stakes, outcome, and messages to the site. */
export function createShell({ displayName, currency, balance, stakes, backUrl }, texts) {
  const symbol = symbolOf(currency);
  // As on the site: the symbol first in every language, and from left to right.
  const money = (amount) => `\u2066${symbol}\u00a0${number(amount, CENTS)}\u2069`;
  const showBalance = (amount) => {
    element('balance').textContent = money(amount);
  };
  showTexts(texts);
  document.title = displayName;
  element('title').textContent = displayName;
  showBalance(balance);
  listStakes(stakes, money);
  leadBack(backUrl);
  return {
    /** Where the game draws itself. */
    table: element('table'),
    /** Below the controls: pays, rules, and what is worth a look only at times. */
    more: element('more'),
    playButton: element('play'),
    stakes: element('stakes'),
    texts,
    money,
    showBalance,
    showOutcome,
    /** The outcome of a bet by what it won. */
    showWin: (win) => {
      const won = win !== '0.00';
      showOutcome(won ? fill(texts.won, { win: money(win) }) : texts.lost, { won });
    },
    showUncertain: (isUncertain) => {
      // While the outcome of a bet is unknown, the balance shown is the one before it.
      element('uncertain').textContent = isUncertain ? texts.uncertain : '';
    },
    showHint: (text) => {
      element('hint').textContent = text;
    },
    showNote: (text) => {
      element('note').textContent = text;
    },
    chosenStake: () => element('stakes').querySelector('input:checked').value,
    notifySite,
    /** The launch has ended: nothing can be played any more. */
    end: () => {
      element('play').disabled = true;
      notifySite('parlour:launch-expired');
    },
  };
}

function leadBack(backUrl) {
  const back = element('back');
  if (backUrl === null) return;
  back.href = backUrl;
  // Inside the site the lobby is already around the game.
  back.hidden = parent !== window;
}

/** Without a launch nothing can be played: only the reason is shown. */
export function showOnlyReason(texts, code) {
  showTexts(texts);
  element('title').textContent = texts.title;
  const idle = '.machine, .controls > :not(.action), #play, #more';
  for (const one of document.querySelectorAll(idle)) one.remove();
  showOutcome(texts[code] ?? texts.other);
}

/** Tells the embedding site, and no other origin, that the balance has changed or the launch has expired. */
export function notifySite(type) {
  if (parent === window) return;
  const { href } = element('back');
  const origin = href === '' ? document.documentElement.dataset.siteOrigin : new URL(href).origin;
  parent.postMessage({ type }, origin);
}

function showTexts(texts) {
  element('purpose').textContent = texts.purpose;
  element('balance-label').textContent = texts.balance;
  element('stakes-label').textContent = texts.stake;
  element('back').textContent = texts.back;
}

function showOutcome(text, { won = false } = {}) {
  const outcome = element('outcome');
  outcome.textContent = text;
  outcome.toggleAttribute('data-won', won);
}

function listStakes(amounts, money) {
  const preferred = amounts.includes('1.00') ? '1.00' : amounts[0];
  for (const value of amounts) {
    const checked = value === preferred;
    element('stakes').append(makeChoice({ name: 'stake', value, checked }, money(value)));
  }
}

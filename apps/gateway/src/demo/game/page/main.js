import { createKey, isUnknown, openGame, PlayError, playRound, takeLaunch } from './gateway.js';
import { createReels } from './reels.js';
import { textsIn } from './texts.js';
import { followTheme } from './theme.js';

const element = (id) => document.getElementById(id);
const spinButton = element('spin');
const stakes = element('stakes');

let texts = textsIn('EN').texts;

start().catch(giveUp);

async function start() {
  showTexts();
  const { token, parameters } = takeLaunch();
  // After a reload there is no token: the first load has removed it.
  if (token === '') throw new PlayError('LAUNCH_EXPIRED');
  const game = await openGame(token, 'EN');
  const spoken = textsIn(game.language);
  texts = spoken.texts;
  document.documentElement.lang = spoken.tag;
  document.title = game.displayName;
  showTexts();
  element('title').textContent = game.displayName;
  element('note').textContent = noteOn(game, parameters);
  showBalance(game);
  listStakes(game);
  listPays(game);
  showBackLink(game.backUrl);
  followTheme(game.backUrl);
  showOutcome(navigator.onLine ? texts.ready : texts.offline);
  const symbols = game.payTable.map(({ symbol }) => symbol);
  const play = createPlay({ ...game, token }, createReels(element('reels'), symbols));
  spinButton.addEventListener('click', play);
  document.addEventListener('keydown', (event) => {
    const isSpin = event.key === ' ' || event.key === 'Enter';
    if (!isSpin || event.repeat || event.target.closest('button, a, summary') !== null) return;
    event.preventDefault();
    play();
  });
  spinButton.disabled = false;
  stakes.disabled = false;
  spinButton.focus({ preventScroll: true });
}

/** Without a launch nothing can be played: only the reason is shown. */
function giveUp(error) {
  element('title').textContent = texts.title;
  for (const idle of document.querySelectorAll('.controls, details')) idle.remove();
  showOutcome(texts[error.code] ?? texts.other);
  if (error.code === 'LAUNCH_EXPIRED') notifySite('parlour:launch-expired');
}

/** Refusals that come only after the gateway has looked for the round, so it was not played. */
const NOT_PLAYED = [
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'PLAY_LIMIT_REACHED',
  'REALITY_CHECK_DUE',
];

function createPlay(game, reels) {
  const { token, language } = game;
  let isTurning = false;
  // A round whose outcome is unknown is sent again before a new one is played.
  let pending = null;
  const rest = () => {
    if (isTurning || spinButton.disabled) return;
    if (pending !== null) showOutcome(texts.unknown);
    else showOutcome(navigator.onLine ? texts.ready : texts.offline);
  };
  window.addEventListener('offline', rest);
  window.addEventListener('online', rest);

  return async () => {
    if (isTurning || spinButton.disabled) return;
    if (!navigator.onLine) {
      rest();
      return;
    }
    const stake = stakes.querySelector('input:checked').value;
    pending ??= { key: createKey(), stake, isUnknown: false };
    isTurning = true;
    // Not `disabled`, which would lose the focus in the middle of a game.
    spinButton.setAttribute('aria-disabled', 'true');
    element('outcome').removeAttribute('data-won');
    showOutcome(texts.spinning);
    const onUnknown = () => {
      pending.isUnknown = true;
      showOutcome(texts.checking);
    };
    try {
      const round = playRound({ token, language, round: pending, onUnknown });
      await reels.turn(round);
      pending = null;
      showResult(game, await round);
    } catch (error) {
      pending.isUnknown ||= isUnknown(error);
      if (!pending.isUnknown || NOT_PLAYED.includes(error.code)) pending = null;
      showUncertain(pending !== null);
      const hasEnded = error.code === 'LAUNCH_EXPIRED';
      spinButton.disabled = hasEnded;
      if (hasEnded && pending === null) notifySite('parlour:launch-expired');
      showOutcome(
        pending !== null && !hasEnded ? texts.unknown : (texts[error.code] ?? texts.other),
      );
    } finally {
      isTurning = false;
      spinButton.removeAttribute('aria-disabled');
    }
  };
}

function showResult({ currency }, { win, balance }) {
  showBalance({ currency, balance });
  showUncertain(false);
  const won = win !== '0.00';
  element('outcome').toggleAttribute('data-won', won);
  showOutcome(won ? texts.won.replace('{win}', money({ currency, amount: win })) : texts.lost);
  notifySite('parlour:balance-changed');
}

/** Tells the embedding site, and no other origin, that the balance has changed or the launch has expired. */
function notifySite(type) {
  if (parent === window) return;
  const { href } = element('back');
  const origin = href === '' ? document.documentElement.dataset.siteOrigin : new URL(href).origin;
  parent.postMessage({ type }, origin);
}

function showTexts() {
  element('purpose').textContent = texts.purpose;
  element('balance-label').textContent = texts.balance;
  element('stakes-label').textContent = texts.stake;
  element('pays-label').textContent = texts.pays;
  element('hint').textContent = texts.hint;
  spinButton.textContent = texts.spin;
  element('back').textContent = texts.back;
}

function showOutcome(text) {
  element('outcome').textContent = text;
}

/** While the outcome of a round is unknown, the balance shown is the one before it. */
function showUncertain(isUncertain) {
  element('uncertain').textContent = isUncertain ? texts.uncertain : '';
}

/** The note on what was launched, since this page only stands in for it. */
function noteOn({ gameType, nodeId, playMoney }, { lottoView, lottoGameCode, lottoPrizeMode }) {
  const requested = [texts[lottoView], lottoGameCode, lottoPrizeMode].filter(Boolean).join(', ');
  return [
    ...(playMoney ? [texts.trial] : []),
    ...(gameType !== 'RNG' || nodeId === null ? [texts.instead] : []),
    ...(requested === '' ? [] : [`${texts.asked} ${requested}`]),
  ].join(' ');
}

function showBalance({ currency, balance }) {
  element('balance').textContent = money({ currency, amount: balance });
}

function money({ currency, amount }) {
  const tag = document.documentElement.lang;
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount);
}

function listStakes({ stakes: amounts, currency }) {
  const preferred = amounts.includes('1.00') ? '1.00' : amounts[0];
  for (const amount of amounts) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    const text = document.createElement('span');
    Object.assign(input, { type: 'radio', name: 'stake', value: amount });
    input.checked = amount === preferred;
    text.textContent = money({ currency, amount });
    label.append(input, text);
    stakes.append(label);
  }
}

function listPays({ payTable }) {
  for (const { symbol, multiplier } of payTable) {
    const row = element('pays').insertRow();
    row.insertCell().textContent = texts[symbol] ?? symbol;
    row.insertCell().textContent = `× ${Number(multiplier)}`;
  }
}

function showBackLink(address) {
  const back = element('back');
  if (address === null) return;
  back.href = address;
  // Inside the site the lobby is already around the game.
  back.hidden = parent !== window;
}

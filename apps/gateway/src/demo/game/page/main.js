import { createKey, isUnknown, openGame, PlayFault, playRound, takeLaunch } from './gateway.js';
import { createReels } from './reels.js';
import { textsIn } from './texts.js';

const part = (id) => document.getElementById(id);
const spinButton = part('spin');
const stakes = part('stakes');

let texts = textsIn('EN').texts;

start().catch(giveUp);

async function start() {
  say();
  const { token, told } = takeLaunch();
  // After a reload there is no token: the first load has removed it.
  if (token === '') throw new PlayFault('LAUNCH_EXPIRED');
  const game = await openGame(token, 'EN');
  const spoken = textsIn(game.language);
  texts = spoken.texts;
  document.documentElement.lang = spoken.tag;
  document.title = game.displayName;
  say();
  part('title').textContent = game.displayName;
  part('note').textContent = noteOn(game, told);
  showBalance(game);
  listStakes(game);
  listPays(game);
  leadBack(game.backUrl);
  tell(navigator.onLine ? texts.ready : texts.offline);
  const symbols = game.payTable.map(({ symbol }) => symbol);
  const play = createPlay({ ...game, token }, createReels(part('reels'), symbols));
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
function giveUp(fault) {
  part('title').textContent = texts.title;
  for (const idle of document.querySelectorAll('.controls, details')) idle.remove();
  tell(texts[fault.code] ?? texts.other);
  if (fault.code === 'LAUNCH_EXPIRED') tellSite('parlour:launch-expired');
}

/** Refusals that come only after the gateway has looked for the round, so it was not played. */
const NOT_PLAYED = ['INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'];

function createPlay(game, reels) {
  const { token, language } = game;
  let isTurning = false;
  // A round whose outcome is unknown is sent again before a new one is played.
  let pending = null;
  const rest = () => {
    if (isTurning || spinButton.disabled) return;
    if (pending !== null) tell(texts.unknown);
    else tell(navigator.onLine ? texts.ready : texts.offline);
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
    part('outcome').removeAttribute('data-won');
    tell(texts.spinning);
    const onUnknown = () => {
      pending.isUnknown = true;
      tell(texts.checking);
    };
    try {
      const round = playRound({ token, language, round: pending, onUnknown });
      await reels.turn(round);
      pending = null;
      showResult(game, await round);
    } catch (fault) {
      pending.isUnknown ||= isUnknown(fault);
      if (!pending.isUnknown || NOT_PLAYED.includes(fault.code)) pending = null;
      showUncertain(pending !== null);
      const hasEnded = fault.code === 'LAUNCH_EXPIRED';
      spinButton.disabled = hasEnded;
      if (hasEnded && pending === null) tellSite('parlour:launch-expired');
      tell(pending !== null && !hasEnded ? texts.unknown : (texts[fault.code] ?? texts.other));
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
  part('outcome').toggleAttribute('data-won', won);
  tell(won ? texts.won.replace('{win}', money({ currency, amount: win })) : texts.lost);
  tellSite('parlour:balance-changed');
}

/** Tells the embedding site, and no other origin, that the balance has changed or the launch has expired. */
function tellSite(type) {
  if (parent === window) return;
  const { href } = part('back');
  const origin = href === '' ? document.documentElement.dataset.siteOrigin : new URL(href).origin;
  parent.postMessage({ type }, origin);
}

function say() {
  part('purpose').textContent = texts.purpose;
  part('balance-label').textContent = texts.balance;
  part('stakes-label').textContent = texts.stake;
  part('pays-label').textContent = texts.pays;
  part('hint').textContent = texts.hint;
  spinButton.textContent = texts.spin;
  part('back').textContent = texts.back;
}

function tell(text) {
  part('outcome').textContent = text;
}

/** While the outcome of a round is unknown, the balance shown is the one before it. */
function showUncertain(isUncertain) {
  part('uncertain').textContent = isUncertain ? texts.uncertain : '';
}

/** The note on what was launched, since this page only stands in for it. */
function noteOn({ gameType, nodeId, playMoney }, { lottoView, lottoGameCode, lottoPrizeMode }) {
  const asked = [texts[lottoView], lottoGameCode, lottoPrizeMode].filter(Boolean).join(', ');
  return [
    ...(playMoney ? [texts.trial] : []),
    ...(gameType !== 'RNG' || nodeId === null ? [texts.instead] : []),
    ...(asked === '' ? [] : [`${texts.asked} ${asked}`]),
  ].join(' ');
}

function showBalance({ currency, balance }) {
  part('balance').textContent = money({ currency, amount: balance });
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
    const words = document.createElement('span');
    Object.assign(input, { type: 'radio', name: 'stake', value: amount });
    input.checked = amount === preferred;
    words.textContent = money({ currency, amount });
    label.append(input, words);
    stakes.append(label);
  }
}

function listPays({ payTable }) {
  for (const { symbol, multiplier } of payTable) {
    const row = part('pays').insertRow();
    row.insertCell().textContent = texts[symbol] ?? symbol;
    row.insertCell().textContent = `× ${Number(multiplier)}`;
  }
}

function leadBack(address) {
  const back = part('back');
  if (address === null) return;
  back.href = address;
  // Inside the site the lobby is already around the game.
  back.hidden = parent !== window;
}

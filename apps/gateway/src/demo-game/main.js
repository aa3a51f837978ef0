import { openGame, PlayFault, playRound, takeToken } from './gateway.js';
import { createReels } from './reels.js';
import { textsIn } from './texts.js';

const part = (id) => document.getElementById(id);
const spinButton = part('spin');
const stakes = part('stakes');

let texts = textsIn('EN').texts;

start().catch((fault) => tell(texts[fault.code] ?? texts.other));

async function start() {
  say();
  const token = takeToken();
  // A page that is loaded again has no token any more: it went with the first loading.
  if (token === '') throw new PlayFault('NOT_LOGGED_IN');
  const game = await openGame(token, 'EN');
  const spoken = textsIn(game.language);
  texts = spoken.texts;
  document.documentElement.lang = spoken.tag;
  document.title = game.displayName;
  say();
  part('title').textContent = game.displayName;
  showBalance(game);
  listStakes(game);
  listPays(game);
  leadBack(game.backUrl);
  tell(texts.ready);
  const symbols = game.payTable.map(({ symbol }) => symbol);
  const play = createPlay({ ...game, token }, createReels(part('reels'), symbols));
  spinButton.addEventListener('click', play);
  document.addEventListener('keydown', (event) => {
    const isSpin = event.key === ' ' || event.key === 'Enter';
    if (!isSpin || event.repeat || event.target.closest('button, a, summary') !== null) return;
    event.preventDefault();
    play();
  });
  enable(true);
}

function createPlay(game, reels) {
  let isTurning = false;
  return async () => {
    if (isTurning || spinButton.disabled) return;
    isTurning = true;
    enable(false);
    tell(texts.spinning);
    const stake = stakes.querySelector('input:checked').value;
    let ended = false;
    try {
      const { token, language } = game;
      const round = playRound({ token, language, stake, onUnknown: () => tell(texts.checking) });
      await reels.turn(round);
      showResult(game, await round);
    } catch (fault) {
      tell(texts[fault.code] ?? texts.other);
      ended = fault.code === 'NOT_LOGGED_IN';
    } finally {
      isTurning = false;
      enable(!ended);
    }
  };
}

function showResult({ currency }, { win, balance }) {
  showBalance({ currency, balance });
  const won = win !== '0.00';
  part('outcome').toggleAttribute('data-won', won);
  tell(won ? texts.won.replace('{win}', money({ currency, amount: win })) : texts.lost);
  tellSite();
}

/** Tells the page around this one that the balance has moved, and nobody else. */
function tellSite() {
  if (parent === window) return;
  const { href } = part('back');
  const origin = href === '' ? document.documentElement.dataset.siteOrigin : new URL(href).origin;
  parent.postMessage({ type: 'parlour:balance-changed' }, origin);
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

function enable(isOn) {
  const hadFocus =
    document.activeElement === spinButton || document.activeElement === document.body;
  spinButton.disabled = !isOn;
  stakes.disabled = !isOn;
  if (isOn && hadFocus) spinButton.focus({ preventScroll: true });
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
  // Inside the site the lobby is around the game already.
  back.hidden = parent !== window;
}

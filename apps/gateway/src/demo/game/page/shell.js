const element = (id) => document.getElementById(id);

/**
 * What surrounds a demo game of any kind: texts, balance, stakes, outcome, and messages to the site. `game` is the
 * gateway's GameSession with the `token` of its launch.
 */
export function createShell(texts) {
  showTexts(texts);
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
  };
}

/** Shows what was launched. */
export function showGame(game) {
  document.title = game.displayName;
  element('title').textContent = game.displayName;
  showBalance(game);
  listStakes(game);
  const back = element('back');
  if (game.backUrl === null) return;
  back.href = game.backUrl;
  // Inside the site the lobby is already around the game.
  back.hidden = parent !== window;
}

/** Without a launch nothing can be played: only the reason is shown. */
export function showOnlyReason(texts, code) {
  showTexts(texts);
  element('title').textContent = texts.title;
  for (const idle of document.querySelectorAll('.controls, #table, #more')) idle.remove();
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
    element('stakes').append(label);
  }
}

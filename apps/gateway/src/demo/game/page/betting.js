import { createKey, isUnknown, sendBet } from './gateway.js';

/** Refusals that come only after the gateway has looked for the bet, so it was not placed. */
const NOT_PLACED = [
  'STATE_CONFLICT',
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'PLAY_LIMIT_REACHED',
  'REALITY_CHECK_DUE',
];

/**
 * Places bets one at a time from the shell's play button. A bet whose outcome is unknown is sent again, with the same
 * key and body, before a new one. Returns the function that places a bet.
 *
 * - `path`: the operation that books it.
 * - `readBet()`: the body of a new bet, or null where none is ready yet.
 * - `texts`: what is said: `ready`, `busy`, and `unknown` where no answer came.
 * - `during(answer)`: shown while the answer is awaited; resolves when the result may be shown.
 * - `showResult(answer)`: shows the outcome.
 * - `refusals`: what this kind of game says of a refusal, by its code.
 * - `onRefused(code)`: a bet was refused and is not placed.
 */
export function createBetting(game, shell, kind) {
  const { token, language } = game;
  const { playButton, texts } = shell;
  const { path, readBet, during = () => undefined, showResult } = kind;
  const { refusals = {}, onRefused = () => undefined } = kind;
  let isBusy = false;
  let pending = null;

  const rest = () => {
    if (isBusy || playButton.disabled) return;
    if (pending !== null) shell.showOutcome(kind.texts.unknown);
    else shell.showOutcome(navigator.onLine ? kind.texts.ready : texts.offline);
  };
  window.addEventListener('offline', rest);
  window.addEventListener('online', rest);
  rest();

  return async () => {
    if (isBusy || playButton.disabled) return;
    if (!navigator.onLine) {
      rest();
      return;
    }
    if (pending === null) {
      const body = readBet();
      if (body === null) return;
      pending = { key: createKey(), body, isUnknown: false };
    }
    isBusy = true;
    // Not `disabled`, which would lose the focus in the middle of a game.
    playButton.setAttribute('aria-disabled', 'true');
    shell.showOutcome(kind.texts.busy);
    const onUnknown = () => {
      pending.isUnknown = true;
      shell.showOutcome(texts.checking);
    };
    try {
      const answer = sendBet({ token, language, path, bet: pending, onUnknown });
      await during(answer);
      const result = await answer;
      pending = null;
      shell.showBalance(result.balance);
      shell.showUncertain(false);
      showResult(result);
      shell.notifySite('parlour:balance-changed');
    } catch (error) {
      pending.isUnknown ||= isUnknown(error);
      const wasRefused = NOT_PLACED.includes(error.code);
      if (!pending.isUnknown || wasRefused) pending = null;
      shell.showUncertain(pending !== null);
      const hasEnded = error.code === 'LAUNCH_EXPIRED';
      playButton.disabled = hasEnded;
      if (hasEnded && pending === null) shell.notifySite('parlour:launch-expired');
      shell.showOutcome(
        pending !== null && !hasEnded
          ? kind.texts.unknown
          : (refusals[error.code] ?? texts[error.code] ?? texts.other),
      );
      if (pending === null) onRefused(error.code);
    } finally {
      isBusy = false;
      playButton.removeAttribute('aria-disabled');
    }
  };
}

/** Space and Enter place a bet wherever they do nothing else. */
export function playByKey(play) {
  document.addEventListener('keydown', (event) => {
    const isPlay = event.key === ' ' || event.key === 'Enter';
    if (!isPlay || event.repeat || event.target.closest('button, a, summary') !== null) return;
    if (event.key === ' ' && event.target.matches('input:not(:checked)')) return;
    event.preventDefault();
    play();
  });
}

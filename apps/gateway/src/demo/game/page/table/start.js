import { createBetting, playByKey } from '../betting.js';
import { make, makeChoice, makeRules } from '../elements.js';
import { fill, number } from '../texts.js';
import { createHand, dealRound } from './cards.js';
import { createRoad } from './road.js';

export const noteOn = (_game, texts) => texts.everyTable;

/** Starts the table with a dealer. */
export function start(game, shell) {
  const { texts, playButton } = shell;
  const hands = {
    PLAYER: createHand(texts.PLAYER, texts),
    BANKER: createHand(texts.BANKER, texts),
  };
  const felt = make('div', { className: 'felt' }, hands.PLAYER.root, hands.BANKER.root);
  const places = listPlaces(game.placePays, texts);
  shell.table.append(felt, places);
  const road = createRoad(texts);
  shell.more.append(road.root, listRules(texts));
  playButton.textContent = texts.deal;
  shell.showHint(texts.dealHint);

  const play = createBetting(game, shell, {
    path: '/wps/play/table',
    readBet() {
      const chosen = places.querySelector('input:checked');
      if (chosen !== null) return { stake: shell.chosenStake(), place: chosen.value };
      shell.showOutcome(texts.dealPlace);
      places.querySelector('input').focus();
      return null;
    },
    texts: { ready: texts.dealReady, busy: texts.dealing, unknown: texts.dealUnknown },
    async during(answer) {
      hands.PLAYER.clear();
      hands.BANKER.clear();
      felt.scrollIntoView({ block: 'nearest' });
      await dealRound(hands, await answer);
    },
    showResult(round) {
      road.add(round.winner);
      shell.showOutcome(...outcomeOf(round));
    },
  });
  playButton.addEventListener('click', play);
  playByKey(play);

  function outcomeOf({ player, banker, winner, place, win }) {
    const amount = shell.money(win);
    const told = fill(texts[`${winner}_WINS`], {
      player: player.at(-1).total,
      banker: banker.at(-1).total,
    });
    if (place === winner) return [`${told} ${fill(texts.won, { win: amount })}`, { won: true }];
    const isBack = winner === 'TIE';
    return [`${told} ${isBack ? fill(texts.stakeBack, { win: amount }) : texts.lost}`];
  }
}

/** Where a stake can be placed. */
function listPlaces(pays, texts) {
  const places = make(
    'fieldset',
    { className: 'places' },
    make('legend', { textContent: texts.place }),
  );
  for (const { place, multiplier } of pays) {
    const name = make('b', { textContent: texts[place] });
    places.append(makeChoice({ name: 'place', value: place }, name, ` × ${number(multiplier)}`));
  }
  return places;
}

const listRules = (texts) =>
  makeRules(
    texts.tableRules,
    ['rulePays', 'ruleCount', 'ruleThird', 'ruleTie', 'ruleShoe'].map((key) => texts[key]),
  );

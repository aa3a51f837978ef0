import { createBetting, playByKey } from '../betting.js';
import { fill } from '../texts.js';
import { createHand, dealRound, number } from './cards.js';
import { PAYS } from './pays.js';
import { createRoad } from './road.js';

export const noteOn = (_game, texts) => texts.everyTable;

/** Starts the table with a dealer. */
export function start(game, shell) {
  const { texts, playButton } = shell;
  const hands = {
    PLAYER: createHand(texts.PLAYER, texts),
    BANKER: createHand(texts.BANKER, texts),
  };
  const felt = document.createElement('div');
  felt.className = 'felt';
  felt.append(hands.PLAYER.root, hands.BANKER.root);
  const places = listPlaces(texts);
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
    const amount = shell.money({ currency: game.currency, amount: win });
    const told = fill(texts[`${winner}_WINS`], {
      player: number(player.at(-1).total),
      banker: number(banker.at(-1).total),
    });
    if (place === winner) return [`${told} ${fill(texts.won, { win: amount })}`, { won: true }];
    const isBack = winner === 'TIE';
    return [`${told} ${isBack ? fill(texts.stakeBack, { win: amount }) : texts.lost}`];
  }
}

/** Where a stake can be placed. */
function listPlaces(texts) {
  const places = document.createElement('fieldset');
  places.className = 'places';
  const title = document.createElement('legend');
  title.textContent = texts.place;
  places.append(title);
  for (const [place, pays] of Object.entries(PAYS)) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'place', value: place });
    const text = document.createElement('span');
    const name = document.createElement('b');
    name.textContent = texts[place];
    text.append(name, ` × ${number(pays)}`);
    label.append(input, text);
    places.append(label);
  }
  return places;
}

function listRules(texts) {
  const rules = document.createElement('details');
  const title = document.createElement('summary');
  title.textContent = texts.tableRules;
  const list = document.createElement('ul');
  for (const key of ['rulePays', 'ruleCount', 'ruleThird', 'ruleTie', 'ruleShoe']) {
    const rule = document.createElement('li');
    rule.textContent = texts[key];
    list.append(rule);
  }
  rules.append(title, list);
  return rules;
}

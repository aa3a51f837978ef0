import type { LotteryFamily, LotterySeries } from '../../lottery/groups';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const BY_THE_MINUTE: readonly LotterySeries[] = [
  ['One', MINUTE],
  ['Two', 2 * MINUTE],
  ['Three', 3 * MINUTE],
  ['Five', 5 * MINUTE],
  ['Ten', 10 * MINUTE],
  ['Hourly', HOUR],
];

/** All lotteries by vendor. Names are unique, so that a code means one lottery. */
export const LOTTERY_FAMILIES: readonly LotteryFamily[] = [
  {
    vassalage: 'LOTT',
    gameType: 'LOTT',
    kinds: [
      ['DIGITS5', 'Evening Star', 'star'],
      ['DIGITS4', 'Four Gates', 'balls'],
      ['BALLS6', 'Harbour Six', 'anchor'],
      ['DIGITS3', 'Market Three', 'ingot'],
      ['BALLS5', 'Clover Five', 'clover'],
      ['DICE3', 'Garden Dice', 'dice'],
    ],
    series: [
      ['North', 5 * MINUTE],
      ['South', 10 * MINUTE],
      ['Central', 15 * MINUTE],
      ['Daily', DAY],
      ['Weekly', 7 * DAY],
      ['Classic', 20 * MINUTE],
    ],
  },
  {
    vassalage: 'LOTT',
    gameType: 'ELOTT',
    kinds: [
      ['DIGITS4', 'Minute Draw', 'hourglass'],
      ['DICE3', 'Quick Three', 'dice'],
      ['RACE10', 'Racing Ten', 'horse'],
      ['DIGITS5', 'Star Five', 'star'],
      ['BALLS5', 'Lucky Row', 'balls'],
      ['DIGITS3', 'River Draw', 'wave'],
    ],
    series: BY_THE_MINUTE,
  },
  {
    vassalage: 'ELOTT',
    gameType: 'ELOTT',
    kinds: [
      ['DIGITS4', 'Foyer Four', 'hourglass'],
      ['DICE3', 'Hall Dice', 'dice'],
      ['RACE10', 'Hall Race', 'horse'],
      ['DIGITS5', 'Gallery Five', 'star'],
      ['BALLS5', 'Balcony Row', 'balls'],
      ['DIGITS3', 'Stairs Three', 'wave'],
    ],
    series: BY_THE_MINUTE,
  },
  {
    vassalage: 'TCG_SEA',
    gameType: 'LOTT',
    kinds: [
      ['DIGITS4', 'Monsoon Four', 'storm'],
      ['DIGITS3', 'Strait Three', 'ship'],
      ['BALLS6', 'Lagoon Six', 'shell'],
      ['BALLS5', 'Island Five', 'turtle'],
      ['DIGITS5', 'Anchor Five', 'anchor'],
      ['DICE3', 'Tide Dice', 'wave'],
    ],
    series: [
      ['East', 5 * MINUTE],
      ['West', 10 * MINUTE],
      ['Bay', 15 * MINUTE],
      ['Cape', 30 * MINUTE],
      ['Daily', DAY],
      ['Hourly', HOUR],
    ],
  },
  {
    vassalage: 'BRL',
    gameType: 'LOTT',
    kinds: [
      ['BALLS6', 'Barrel Six', 'balls'],
      ['BALLS5', 'Barrel Five', 'clover'],
      ['DIGITS3', 'Cask Three', 'ingot'],
      ['DIGITS4', 'Cask Four', 'anchor'],
      ['DIGITS5', 'Cooper Five', 'star'],
      ['DICE3', 'Stave Dice', 'dice'],
    ],
    series: [
      ['Oak', 5 * MINUTE],
      ['Cedar', 10 * MINUTE],
      ['Birch', 15 * MINUTE],
      ['Ash', 30 * MINUTE],
      ['Elm', HOUR],
      ['Linden', DAY],
    ],
  },
  {
    vassalage: 'TCG_LOTTO_VN',
    gameType: 'ELOTT',
    kinds: [
      ['NORTH', 'Red Delta', 'wave'],
      ['NORTH', 'Lime Hills', 'dice'],
      ['CENTRAL', 'Salt Coast', 'star'],
      ['CENTRAL', 'Pine Plateau', 'hourglass'],
      ['SOUTH', 'Mangrove', 'balls'],
      ['SOUTH', 'Nine Arms', 'horse'],
    ],
    series: [
      ['Daily', DAY],
      ['Hourly', HOUR],
      ['Five', 5 * MINUTE],
      ['Ten', 10 * MINUTE],
      ['Quarter', 15 * MINUTE],
      ['Express', 2 * MINUTE],
    ],
  },
];

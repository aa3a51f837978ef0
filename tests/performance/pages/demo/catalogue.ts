import type { DemoGame } from './content';

const FIRST = (
  'Amber Ancient Blue Bright Café Copper Crimson Crystal Desert Distant Élan Emerald Fabled Frozen ' +
  'Gentle Golden Grand Hidden Ivory Jade Little Lucky Magic Midnight Misty Mystic Niño Noble Old Pearl ' +
  'Quiet Red Royal Ruby São Secret Silver Über Wild Winter'
).split(' ');
const SECOND = (
  'Bamboo Bazaar Bridge Caravan Castle Comet Coral Crown Dice Dragon Falcon Festival Fishing Forest ' +
  'Fortune Fox Garden Gate Harbour Island Jaguar Journey Kite Koi Lantern Lighthouse Lotus Market Meadow ' +
  'Moon Mountain Nights Oasis Orchard Palace Panda Parade Phoenix Pirate Plum Rain River Sparrow Star ' +
  'Storm Temple Tiger Treasure Valley Wheel'
).split(' ');
const THIRD = ['', ' II', ' Deluxe', ' Megaways', ' of the North'];
const PICTURES = 24;

const at = (words: readonly string[], index: number): string => words[index % words.length] ?? '';

/** Up to 10,000 games with different names; the same ones each time. */
export const catalogue = (count: number): DemoGame[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `g${String(index)}`,
    title:
      `${at(FIRST, index)} ${at(SECOND, Math.floor(index / FIRST.length))}` +
      at(THIRD, Math.floor(index / (FIRST.length * SECOND.length))),
    vendor: index % 2 === 0 ? 'Northlight' : 'Paper Crane',
    picture: `/pictures/game-${String(index % PICTURES)}.webp`,
  }));

import { balls, cards, controller, dice, football, tile, wheel } from './games';
import { coins, egg, envelope, gift, knight, mug, scarf } from './goods';
import { horse, stag } from './hooved';
import { cat, elephant, fox, panda, rabbit, tiger, wolf } from './land';
import type { Motif } from './motif';
import { bell, chest, compass, drum, hourglass, key, lantern, mask, teapot } from './objects';
import { balloon, castle, lighthouse, pagoda, temple, windmill } from './places';
import { acorn, cherry, clover, leaf, lotus, mushroom, orchid, peach, rose } from './plants';
import { anchor, dragon, kite, koi, octopus, shell, ship, turtle, wave, whale } from './sea';
import { comet, moon, mountain, planet, star, storm, sun } from './sky';
import { crown, fan, feather, gem, goblet, ingot, ring, shield } from './treasure';
import { bee, butterfly, crane, owl, peacock, phoenix, rooster, scarab } from './winged';

/** Every emblem by the name that games use. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  ...{ balls, cards, controller, dice, football, tile, wheel },
  ...{ cat, elephant, fox, horse, panda, rabbit, stag, tiger, wolf },
  ...{ coins, egg, envelope, gift, knight, mug, scarf },
  ...{ bell, chest, compass, drum, hourglass, key, lantern, mask, teapot },
  ...{ balloon, castle, lighthouse, pagoda, temple, windmill },
  ...{ acorn, cherry, clover, leaf, lotus, mushroom, orchid, peach, rose },
  ...{ anchor, dragon, kite, koi, octopus, shell, ship, turtle, wave, whale },
  ...{ comet, moon, mountain, planet, star, storm, sun },
  ...{ crown, fan, feather, gem, goblet, ingot, ring, shield },
  ...{ bee, butterfly, crane, owl, peacock, phoenix, rooster, scarab },
};

/** The motif of a name; an unknown name is drawn as a gem. */
export function motifOf(name: string): Motif {
  return MOTIFS[name] ?? gem;
}

import { SAMPLE_ACCOUNT } from '@parlour/feature-core/testing';
import type { GameLane, GameVendor, SystemStatus } from '@parlour/gateway-openapi/start';
import { exampleOf } from '@parlour/gateway-openapi/testing';

const STUDIOS = [
  'Northlight',
  'Tidewater Play',
  'Amber Loom',
  'Quiet Harbour',
  'Paper Comet',
  'Fox and Compass',
  'Copper Crown',
  'Orchid Works',
  'Moonlit Dice',
  'Glass Garden',
  'Slow River',
  'Lantern House',
] as const;

const sampleVendor = (gameType: string, at: number): GameVendor => ({
  vassalage: `V${String(at + 1)}`,
  displayName: STUDIOS[at % STUDIOS.length] ?? STUDIOS[0],
  gameType,
  accountTypeName: `V${String(at + 1)}`,
  maintenance: false,
  gameCount: 40 + at,
});

/** A category with this many vendors. */
const sampleLane = (gameCategory: string, labelName: string | null, vendors: number): GameLane => ({
  gameCategory,
  labelName,
  vendors: Array.from({ length: vendors }, (_, at) => sampleVendor(gameCategory, at)),
});

/** Sample categories; one has more vendors than a drop-down holds. */
export const LANES: GameLane[] = [
  sampleLane('SPORTS', 'Sports', 3),
  sampleLane('LIVE', 'Live casino', 4),
  sampleLane('RNG', 'Slots', 12),
  sampleLane('ELOTT', 'Lottery', 2),
  sampleLane('FISH', null, 1),
];

const LONG_LABELS = [
  'Olahraga dan taruhan langsung',
  'Kasino langsung bersama bandar',
  'Mesin slot dan permainan jackpot',
  'Undian berhadiah setiap hari',
  'Permainan menembak ikan',
  'Permainan kartu dan poker',
  'Adu ayam dari arena terdekat',
];
const CODES = ['SPORTS', 'LIVE', 'RNG', 'ELOTT', 'FISH', 'PVP', 'COCKFIGHT'];

/** More and longer categories than a row holds. */
export const LONG_LANES: GameLane[] = CODES.map((code, at) =>
  sampleLane(code, LONG_LABELS[at] ?? null, 2),
);

/** Names of the maximum length that the gateway accepts. */
export const LONG_ACCOUNT = {
  ...SAMPLE_ACCOUNT,
  account: 'a-very-long-name-of-a-member',
  vipLabel: 'Diamond circle',
};

/** The status of a closed site. */
export function closedStatus(closed: {
  maintenance?: Partial<SystemStatus['maintenance']>;
  regionRestriction?: Partial<SystemStatus['regionRestriction']>;
}): SystemStatus {
  const status = exampleOf('getSystemStatus') as SystemStatus;
  return {
    ...status,
    maintenance: { ...status.maintenance, ...closed.maintenance },
    regionRestriction: { ...status.regionRestriction, ...closed.regionRestriction },
  };
}

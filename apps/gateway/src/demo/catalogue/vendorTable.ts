import type { GameType } from '../../games/types';

/** One row of the vendor table: code, display name, categories, and for slots how many. */
export interface VendorRow {
  code: string;
  name: string;
  types: readonly GameType[];
  /** Share of the slot catalogue, relative to the other rows. */
  weight?: number;
}

const slots = (code: string, name: string, weight: number, ...more: GameType[]): VendorRow => ({
  code,
  name,
  types: ['RNG', ...more],
  weight,
});

const other = (code: string, name: string, ...types: GameType[]): VendorRow => ({
  code,
  name,
  types,
});

/** The demo vendors. Codes that screens treat specially are real; every name is invented. */
export const VENDOR_TABLE: readonly VendorRow[] = [
  slots('LNW', 'Lanternwick', 10, 'FISH'),
  slots('SGL', 'Saltglass', 9),
  slots('QLM', 'Quillmoor', 8),
  slots('EMB', 'Emberquay', 9),
  slots('NFW', 'Ninefold Works', 7, 'PVP'),
  slots('HBL', 'Hollowbell', 6),
  slots('TLF', 'Tallowfen', 6),
  slots('ORC', 'Orrery Court', 7),
  slots('PLK', 'Paperlark', 8),
  slots('BKL', 'Brackenloft', 5),
  slots('CNM', 'Candlemark', 7),
  slots('DSW', 'Duskwater', 6, 'FISH'),
  slots('FNM', 'Fennimoor', 4),
  slots('GSN', 'Gossamer Nine', 6),
  slots('IKR', 'Inkstone Row', 7),
  slots('JPV', 'Junivale', 5),
  slots('KSM', 'Kestrelmoor', 6),
  slots('LSP', 'Larkspindle', 4),
  slots('MNQ', 'Moonquay', 8),
  slots('NTC', 'Nettlecourt', 4),
  slots('OKH', 'Oakmarrow', 5),
  slots('PLA', 'Plumb & Arrow', 4),
  slots('QRL', 'Quarrylight', 5),
  slots('RKH', 'Rookhallow', 6),
  slots('SBT', 'Sablethorn', 5),
  slots('THG', 'Thistlegate', 4),
  slots('UMF', 'Umberfold', 4),
  slots('VLA', 'Velvet Anchor', 5),
  slots('WRH', 'Wrenholt', 4),
  slots('TCGSLOT', 'Parlour Originals', 6),
  other('SLN', 'Salon Verrine', 'LIVE'),
  other('MZN', 'Mezzanine Live', 'LIVE'),
  other('PVR', 'Pavilion Rouge', 'LIVE'),
  other('LMT', 'Lamplit Tables', 'LIVE'),
  other('GRC', 'Greencloth', 'LIVE'),
  other('JDT', 'Jadestep', 'LIVE'),
  other('ATR', 'Atrium Deal', 'LIVE'),
  other('TCG_LIVE', 'Parlour Tables', 'LIVE'),
  other('CRV', 'Corvane Studio', 'LIVE'),
  other('RFD', 'Reefdial', 'FISH'),
  other('TDP', 'Tidepenny', 'FISH'),
  other('NTL', 'Nautilane', 'FISH'),
  other('CLC', 'Coralcrank', 'FISH'),
  other('TCGFISH', 'Parlour Waters', 'FISH'),
  other('TRC', 'Tricorne', 'PVP'),
  other('BMR', 'Bamboo Room', 'PVP'),
  other('KNG', 'Kingside Hall', 'PVP'),
  other('TCGPVP', 'Parlour Cards', 'PVP'),
  other('SVC', 'Seven Courtyards', 'PVP'),
  other('TCG_SEA', 'Monsoon Draws', 'LOTT'),
  other('LOTT', 'Evenstar Lottery', 'LOTT', 'ELOTT'),
  other('TCG_LOTTO_VN', 'Red River Draws', 'ELOTT'),
  other('ELOTT', 'Minute Hall', 'ELOTT'),
  other('BRL', 'Barrel & Ball', 'LOTT'),
  other('FB', 'Fairbourne Sports', 'SPORTS'),
  other('BTI', 'Touchline Row', 'SPORTS'),
  other('HFT', 'Halftime House', 'SPORTS'),
  other('CRN', 'Cornerflag', 'SPORTS'),
  other('WKT', 'Wicketgate', 'SPORTS'),
  other('AV', 'Avenline', 'ESPORTS'),
  other('IMES', 'Immerse Arena', 'ESPORTS'),
  other('IA', 'Ionpath', 'ESPORTS'),
  other('AI', 'Aileron Play', 'ESPORTS'),
  other('TF', 'Twinframe', 'ESPORTS'),
  other('DS88', 'Dawnspur', 'COCKFIGHT'),
  other('DIG', 'Daring Comb', 'COCKFIGHT'),
  other('KTA', 'Kite & Anchor', 'CRASH'),
  other('SWL', 'Swiftlet Rise', 'CRASH'),
];

import type { ComboboxLabels } from '../Combobox/Combobox';
import type { CountryOption } from './CountrySelect';

export const COUNTRY_LABELS: ComboboxLabels = {
  clear: 'Clear the country',
  toggle: 'Show all countries',
  empty: 'No country fits. Try its name in another language.',
  loading: 'Loading the countries',
  count: (count) => (count === 1 ? '1 country' : `${count} countries`),
};

const CODES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';
const OTHER_NAMES: Readonly<Record<string, string>> = {
  MM: 'Burma',
  CI: 'Ivory Coast',
  TR: 'Turkey',
  GB: 'Great Britain England Scotland Wales',
  US: 'USA America',
  AE: 'UAE Emirates',
};

function countriesIn(language: string): CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return CODES.split(' ')
    .map((countryCode) => ({
      countryCode,
      name: names.of(countryCode) ?? countryCode,
      keywords: OTHER_NAMES[countryCode],
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

export const COUNTRIES: readonly CountryOption[] = countriesIn('en');
export const COUNTRIES_IN_THAI: readonly CountryOption[] = countriesIn('th');

export const DIALING_COUNTRIES: readonly CountryOption[] = [
  { countryCode: 'ID', name: 'Indonesia', countryDialingCode: '+62' },
  { countryCode: 'MY', name: 'Malaysia', countryDialingCode: '+60' },
  { countryCode: 'TH', name: 'Thailand', countryDialingCode: '+66' },
  { countryCode: 'VN', name: 'Vietnam', countryDialingCode: '+84' },
  {
    countryCode: 'GS',
    name: 'South Georgia and the South Sandwich Islands',
    countryDialingCode: '+500',
  },
];

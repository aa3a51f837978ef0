import { ID, PH, SG, TH, US } from 'country-flag-icons/string/3x2';
import type { PhoneCountry } from './PhoneField';

const flag = (drawing: string) => (
  <img alt="" width={21} height={14} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />
);

export const COUNTRIES: readonly PhoneCountry[] = [
  { countryCode: 'ID', countryDialingCode: '62', name: 'Indonesia', flag: flag(ID) },
  { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand', flag: flag(TH) },
  { countryCode: 'SG', countryDialingCode: '65', name: 'Singapore', flag: flag(SG) },
  { countryCode: 'PH', countryDialingCode: '63', name: 'Philippines', flag: flag(PH) },
  { countryCode: 'US', countryDialingCode: '1', name: 'United States', flag: flag(US) },
  { countryCode: 'CA', countryDialingCode: '1', name: 'Canada' },
  { countryCode: 'AG', countryDialingCode: '1268', name: 'Antigua and Barbuda' },
];

export const NUMBER = { countryCode: 'ID', countryDialingCode: '62', mobileNum: '81234567890' };

import { designTokens, tokensCss } from '@parlour/design-system/theme';
import type { GoodBrand } from '../useStudio';

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A file that is made from a brand. */
export interface ExportFile {
  title: string;
  /** For whom, and what it is used in. */
  hint: string;
  name: string;
  type: string;
  make: (good: GoodBrand) => BlobPart;
}

/** The files, from the one that a site needs to those of design tools. */
export const EXPORT_FILES: readonly ExportFile[] = [
  {
    title: 'Merchant document',
    hint: 'The theme part, for merchant.json beside the site.',
    name: 'theme.json',
    type: 'application/json',
    make: ({ values }) => json({ theme: values }),
  },
  {
    title: 'Style sheet',
    hint: 'All tokens as custom properties, for pages without the design system.',
    name: 'tokens.css',
    type: 'text/css',
    make: ({ brand }) => tokensCss(brand),
  },
  {
    title: 'Design Tokens',
    hint: 'All tokens in the format of the Community Group. The studio reads it back.',
    name: 'tokens.json',
    type: 'application/json',
    make: ({ brand }) => json(designTokens(brand)),
  },
];

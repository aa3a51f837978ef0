import { designTokens, tokensCss } from '@parlour/design-system/theme';
import type { GoodBrand } from '../useStudio';
import { figmaVariables } from './figmaVariables';
import { npmTheme, themePackageName } from './npmTheme';
import { toJson } from './toJson';

/** A file that is made from a brand. */
export interface ExportFile {
  title: string;
  /** For whom, and what it is used in. */
  hint: string;
  nameOf: (good: GoodBrand) => string;
  type: string;
  make: (good: GoodBrand) => BlobPart | Promise<BlobPart>;
}

/** The files, from the one that a site needs to those of design tools. */
export const EXPORT_FILES: readonly ExportFile[] = [
  {
    title: 'Merchant document',
    hint: 'The theme part, for merchant.json beside the site.',
    nameOf: () => 'theme.json',
    type: 'application/json',
    make: ({ values }) => toJson({ theme: values }),
  },
  {
    title: 'npm theme',
    hint: 'A package for applications that use the design system: npm install ./file.tgz.',
    nameOf: ({ brand }) => `${themePackageName(brand)}-1.0.0.tgz`,
    type: 'application/gzip',
    make: ({ brand }) => npmTheme(brand),
  },
  {
    title: 'Style sheet',
    hint: 'All tokens as custom properties, for pages without the design system.',
    nameOf: () => 'tokens.css',
    type: 'text/css',
    make: ({ brand }) => tokensCss(brand),
  },
  {
    title: 'Design Tokens',
    hint: 'All tokens in the format of the Community Group. The studio reads it back.',
    nameOf: () => 'tokens.json',
    type: 'application/json',
    make: ({ brand }) => toJson(designTokens(brand)),
  },
  {
    title: 'Figma variables',
    hint: 'A request for the REST API of Figma: colours, dark and light as modes, and the scale.',
    nameOf: () => 'figma-variables.json',
    type: 'application/json',
    make: ({ brand }) => toJson(figmaVariables(brand)),
  },
];

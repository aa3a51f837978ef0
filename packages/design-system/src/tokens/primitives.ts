/** The raw scale. Private to the tokens: components read semantic names only. */
export const ink = {
  950: '#120f17',
  900: '#17131d',
  850: '#1d1825',
  800: '#251f2f',
  700: '#332b40',
  600: '#473d57',
  500: '#655a76',
  400: '#8c819c',
  300: '#b3aabf',
  200: '#d3ccda',
} as const;

export const paper = {
  0: '#fffefb',
  50: '#faf6ee',
  100: '#f3ede1',
  200: '#e7dfcf',
  300: '#d3c8b4',
  400: '#9b8f7b',
  500: '#786d5b',
  600: '#5c5346',
} as const;

export const ivory = { 50: '#f6f0e6', 100: '#ece4d6', 200: '#c9c0b6', 300: '#a89fa5' } as const;

export const brass = {
  200: '#f0d9a8',
  300: '#e3c27e',
  400: '#d4ab5c',
  500: '#b98c3d',
  600: '#8f6a26',
  700: '#6f5119',
} as const;

export const teal = {
  200: '#a9e6d3',
  300: '#6fd4b6',
  400: '#3dbd98',
  500: '#1fa381',
  600: '#0f7f66',
  700: '#0b6552',
  800: '#084d3f',
} as const;

export const signal = {
  red300: '#ff9d94',
  red400: '#f2695f',
  red600: '#bf2f2a',
  red700: '#9c211f',
  amber300: '#f3c66b',
  amber700: '#855300',
  blue300: '#93c1f2',
  blue700: '#1f5c9c',
  green300: '#7fd9a4',
  green700: '#17693c',
} as const;

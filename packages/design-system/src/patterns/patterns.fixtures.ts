import type { PatternId } from './patternIds';

export interface PatternExamples {
  accepted: readonly string[];
  refused: readonly string[];
  /** Lengths used for the examples. Default: 1 to 40. */
  length?: readonly [min: number, max: number];
}

/** Values of every script that a pattern accepts, and near misses that it refuses. */
export const PATTERN_EXAMPLES: Record<PatternId, PatternExamples> = {
  LENGTH: {
    accepted: ['lantern', 'ночной чай', '灯笼与锦鲤', 'ไฟ🏮ดวงหนึ่ง', 'مصباح هادئ'],
    refused: ['koi', '灯笼', 'a much longer sentence'],
    length: [5, 16],
  },
  LETTER_FIRST_ALNUM: {
    accepted: ['lantern7', 'K', 'koi2024'],
    refused: ['7lantern', 'koi_7', 'koi 7', 'кои7', '灯笼7'],
  },
  CHINESE_DIGITS: {
    accepted: ['灯笼', '锦鲤8', '2024'],
    refused: ['灯笼a', '灯 笼', '灯笼。', 'らんたん', '등불'],
  },
  EMAIL: {
    accepted: [
      'name@example.com',
      'first.last+news@mail.example.org',
      'имя@пример.рф',
      'name@xn--e1afmkfd.xn--p1ai',
    ],
    refused: [
      'name@example',
      '@example.com',
      'na me@example.com',
      'a..b@example.com',
      'name@-a.com',
    ],
  },
  ALNUM: {
    accepted: ['lantern', '2024', 'koi2024'],
    refused: ['koi-2024', 'koi 2024', 'kói', '锦鲤', '٢٠٢٤'],
  },
  LETTERS_AND_DIGITS: {
    accepted: ['koi2024', '7k'],
    refused: ['lantern', '2024', 'koi 2024', 'koi#7'],
  },
  DIGITS: { accepted: ['0', '2024'], refused: ['20 24', '-1', '1.5', '２０２４', '٢٠٢٤', '๒๐๒๔'] },
  ALNUM_UPPERCASE: {
    accepted: ['Koi2024', 'LANTERN', 'lanterN'],
    refused: ['koi2024', '2024', 'Koi 2024', 'Ökoi'],
  },
  ENGLISH_SPACES: {
    accepted: ['Paper Lantern', 'koi'],
    refused: ['   ', 'Paper Lantern 7', 'Ñandú', 'ночь', "O'Koi"],
  },
  NO_SPACES: {
    accepted: ['paper-lantern', '灯笼', 'ночь7'],
    refused: ['paper lantern', 'koi\t7', '灯　笼', 'paper\u00a0lantern'],
  },
  CHINESE_PUNCTUATION: {
    accepted: ['灯笼。', '锦鲤·灯笼', '灯笼，锦鲤！'],
    refused: ['灯笼7', 'koi。', '灯 笼', '등불。', '。。。'],
  },
  DATE_YMD: {
    accepted: ['1990-12-31', '2024-02-29', '2000-02-29'],
    refused: ['2023-02-29', '1900-02-29', '1990-13-01', '1990-04-31', '31-12-1990', '1990-1-1'],
  },
  DATE_MDY: {
    accepted: ['12-31-1990', '02-29-2024'],
    refused: ['02-29-2023', '31-12-1990', '1990-12-31', '00-10-1990', '12-00-1990'],
  },
  LETTERS_SPACES: {
    accepted: [
      'Paper Lantern',
      'Ñandú',
      'бумажный фонарь',
      'कागज़ी दीया',
      'โคมไฟ',
      'فانوس ورقي',
      '灯笼',
    ],
    refused: ['   ', 'Lantern 7', 'paper-lantern', 'koi!'],
  },
  KOREAN: { accepted: ['등불', '종이등'], refused: ['종이 등', '등불7', 'lantern', '灯笼'] },
  THAI: { accepted: ['โคมไฟ', 'กระดาษ'], refused: ['โคม ไฟ', 'โคมไฟ7', 'lantern', 'ໂຄມໄຟ'] },
  THAI_ENGLISH_SPACES: {
    accepted: ['โคมไฟ', 'Paper Lantern', 'โคมไฟ Lantern'],
    refused: ['   ', 'โคมไฟ 7', 'ночь', 'koi!'],
  },
  UPPERCASE_SPACES: {
    accepted: ['PAPER LANTERN', 'K'],
    refused: ['   ', 'Paper Lantern', 'LANTERN 7', 'ÑANDU'],
  },
  LETTERS_DIGITS_SYMBOLS: {
    accepted: ['koi#2024', 'lantern', '!?', '2024'],
    refused: ['koi #2024', '灯笼#7', 'kói#'],
  },
  UPPER_LOWER_DIGIT_SYMBOL: {
    accepted: ['Koi#2024', 'a1B_'],
    refused: ['koi#2024', 'KOI#2024', 'Koi#koi', 'Koi2024', 'Koi #2024'],
  },
  MOBILE: {
    accepted: ['81234567890', '+6281234567890'],
    refused: ['0812-3456', '0812 3456', '++62812', '๐๘๑๒๓๔๕๖'],
  },
};

/** A word of each script that visitors use. */
export const SCRIPT_SAMPLES = {
  latin: 'lantern',
  cyrillic: 'фонарь',
  arabic: 'فانوس',
  han: '灯笼',
  hangul: '등불',
  thai: 'โคมไฟ',
  kana: 'ランタン',
  devanagari: 'दीया',
} as const;
export type Script = keyof typeof SCRIPT_SAMPLES;

const ALL_SCRIPTS = Object.keys(SCRIPT_SAMPLES) as Script[];

/** The scripts whose words a pattern accepts. It refuses those of all others. */
export const ACCEPTED_SCRIPTS: Record<PatternId, readonly Script[]> = {
  LENGTH: ALL_SCRIPTS,
  LETTER_FIRST_ALNUM: ['latin'],
  CHINESE_DIGITS: ['han'],
  EMAIL: [],
  ALNUM: ['latin'],
  LETTERS_AND_DIGITS: [],
  DIGITS: [],
  ALNUM_UPPERCASE: [],
  ENGLISH_SPACES: ['latin'],
  NO_SPACES: ALL_SCRIPTS,
  CHINESE_PUNCTUATION: ['han'],
  DATE_YMD: [],
  DATE_MDY: [],
  LETTERS_SPACES: ALL_SCRIPTS,
  KOREAN: ['hangul'],
  THAI: ['thai'],
  THAI_ENGLISH_SPACES: ['latin', 'thai'],
  UPPERCASE_SPACES: [],
  LETTERS_DIGITS_SYMBOLS: ['latin'],
  UPPER_LOWER_DIGIT_SYMBOL: [],
  MOBILE: [],
};

/** Lengths used for the examples of a pattern. */
export const exampleLength = (patternId: PatternId): readonly [number, number] =>
  PATTERN_EXAMPLES[patternId].length ?? [1, 40];

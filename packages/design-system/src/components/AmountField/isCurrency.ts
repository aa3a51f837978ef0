/** Currency signs with letters, abbreviations and names, in lower case without dots. Pure signs are matched by `SIGN`. */
const CURRENCY_NAMES: ReadonlySet<string> = new Set(
  [
    'us$ $us a$ au$ c$ ca$ s$ sg$ hk$ nt$ nz$ mx$ r$ ec$ cn¥ jp¥ e£',
    'rp rm rs kr kč zł ft kn km bs fcfa fcfp cfpf usdt vnđ đ лв р руб грн ден тг',
    'rupiah baht dong đồng ringgit rupee rupees peso pesos dollar dollars euro euros pound pounds',
    'yuan yen kyat kip riel lei lej',
    '元 圆 圓 块 塊 人民币 円 원 บาท រៀល ကျပ် रु रू रुपये টাকা',
    'دإ دب دج جم دع دأ دك لل دل دم رع رق رس جس لس دت ري ريال درهم دينار جنيه ریال تومان روپے',
  ].flatMap((line) => line.split(' ')),
);

/** Currency codes that mean something else in lower case: a word, or a hundred thousand ('lak'). */
const AMBIGUOUS_CODES: ReadonlySet<string> = new Set(['all', 'cup', 'lak', 'top', 'try']);

/** Letters after a figure that mean thousands, millions and so on, even where they are also a currency sign. */
const MULTIPLIER = /^[bklmt]$/;

const SIGN = /^\p{Sc}$/u;
const PARTS = /\p{Sc}|[^\s\p{Sc}]+/gu;

let codes: ReadonlySet<string> | undefined;

function isCode(word: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(word.toUpperCase()) && !AMBIGUOUS_CODES.has(word);
}

const bare = (text: string): string => text.replace(/[.\s\p{Cf}]/gu, '').toLowerCase();

export interface CurrencyContext {
  /** Sign or code of the field's own currency; it may be any word. */
  own: string | undefined;
  isBehind: boolean;
}

/** Whether the text beside a figure is only a currency, written once or in two ways. */
export function isCurrency(text: string, { own, isBehind }: CurrencyContext): boolean {
  const isOne = (part: string): boolean => {
    const word = bare(part);
    if (isBehind && MULTIPLIER.test(word)) return false;
    const isOwn = own !== undefined && word !== '' && word === bare(own);
    return isOwn || SIGN.test(part) || CURRENCY_NAMES.has(word) || isCode(part.replace(/\.$/, ''));
  };
  return text.trim() === '' || isOne(text.trim()) || (text.match(PARTS) ?? []).every(isOne);
}

/** What is wrong in a place of the document: another value is wanted, nothing has that name, or it is no JSON. */
export type MerchantFaultKind = 'value' | 'unknown' | 'syntax';

/** A merchant document that the site can't run with; `merchantReasons` says what is wanted. */
export class MerchantFault extends Error {
  /** The place; of what is no JSON, the whole document as it came. */
  readonly field: string;
  readonly kind: MerchantFaultKind;
  constructor(field: string, kind: MerchantFaultKind = 'value') {
    super(kind === 'syntax' ? 'merchant.json' : `merchant.json, ${field}`);
    this.field = field;
    this.kind = kind;
  }
}

/** What is wrong: the value of a field, a field that does not exist, or the JSON itself. */
export type MerchantFaultKind = 'value' | 'unknown' | 'syntax';

/** A merchant document that the site can't run with; `merchantReason` says what is expected. */
export class MerchantFault extends Error {
  /** Path of the field; for invalid JSON, the whole text of the document. */
  readonly field: string;
  readonly kind: MerchantFaultKind;
  constructor(field: string, kind: MerchantFaultKind = 'value') {
    super(kind === 'syntax' ? 'merchant.json' : `merchant.json, ${field}`);
    this.field = field;
    this.kind = kind;
  }
}

import type { Vendor } from '../../games/types';
import { VENDOR_TABLE } from './vendorTable';

/** The demo vendors in table order. */
export function buildVendors(): Vendor[] {
  return VENDOR_TABLE.map((row, order) => ({
    code: row.code,
    displayName: row.name,
    accountTypeName: row.code,
    gameTypes: row.types,
    order,
  }));
}

import { createSlice } from '@reduxjs/toolkit';
import type { MerchantDocument } from './merchantDocument';

/** The merchant document in the store. It is read before the store is made and never changes. */
export const createMerchantReducer = (merchant: MerchantDocument) =>
  createSlice({ name: 'merchant', initialState: merchant, reducers: {} }).reducer;

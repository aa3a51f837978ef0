// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<GetBalanceApiResponse, GetBalanceApiArg>({
      query: () => ({ url: `/wps/v2/wallets/balance` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as walletApi };
export type GetBalanceApiResponse =
  /** status 200 The balance and its time. */ WalletBalance;
export type GetBalanceApiArg = void;
export type Money = string;
export type VendorWallet = {
  /** Code of the vendor. */
  vassalage: string;
  /** Name of the vendor in the asked language. */
  displayName: string;
  /** What lies there, or null while the vendor does not answer. */
  balance: Money | null;
  /** Whether money can be moved there and back. */
  state: "AVAILABLE" | "MAINTENANCE" | "UNREACHABLE";
};
export type Timestamp = string;
export type WalletBalance = {
  /** 1 for a single wallet. */
  isSingle: 0 | 1;
  balance: Money;
  totalBalance: Money;
  /** ISO 4217 code. */
  currency: string;
  /** Sign shown beside amounts. */
  currencySymbol: string;
  /** Wallets at vendors; empty with a single wallet. */
  vendorWallets: VendorWallet[];
  asOf: Timestamp;
};

/** Language codes as the gateway speaks them. */
export const GATEWAY_LANGUAGES = [
  'CN',
  'TW',
  'EN',
  'JP',
  'TH',
  'VN',
  'MM',
  'ES',
  'HI',
  'ID',
  'KH',
  'KR',
  'MY',
  'PT',
  'BR',
  'TA',
  'TY',
  'UR',
  'RU_UR',
  'TR',
  'BN',
  'AR',
  'FA',
  'RU',
  'KZ',
  'UZ',
  'LA',
  'NP',
  'FR',
] as const;
export type GatewayLanguage = (typeof GATEWAY_LANGUAGES)[number];

/** Takes the language a caller named; anything unknown is English. */
export function toGatewayLanguage(code: string | null | undefined): GatewayLanguage {
  const wanted = (code ?? '').toUpperCase().replace('-', '_');
  return GATEWAY_LANGUAGES.find((known) => known === wanted) ?? 'EN';
}

export { baseApi } from './baseApi';
export type { GatewayEnvironment, GatewayExtra } from './environment';
export {
  type ErrorCode,
  type FieldFault,
  type GatewayError,
  isGatewayError,
  isRefusal,
  type RefusalDetails,
  type RefusedError,
  type StepUpMethod,
} from './errors';
export { PUBLIC_QUERIES } from './generated/publicQueries';
export { newUuid } from './newUuid';
export { serverNow } from './serverClock';
export { TAG_TYPES } from './tags';

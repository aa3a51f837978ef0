import { selectSystemStatus, useCoreSelector } from '@parlour/feature-core';
import { useGetChatModelsQuery } from '@parlour/gateway-openapi/support';
import { useTranslation } from 'react-i18next';
import { type ContactChannel, toContactChannels } from './contactChannels';
import { type GatewayState, toGatewayState } from './gatewayState';

const NO_RESOURCES = {};

/** The contact channels of the side bar, and the state of customer service's own entries (SUP-03). */
export function useContactChannels(): {
  channels: ContactChannel[];
  service: GatewayState<unknown>;
} {
  const { t } = useTranslation('support');
  const codes = useCoreSelector(({ merchant }) => merchant.sideBar);
  const resources = useCoreSelector(
    (state) => selectSystemStatus(state)?.info.resources ?? NO_RESOURCES,
  );
  const isAsked = codes.some((code) => code === 'LIVECHAT' || code === 'TELEPHONE');
  const query = useGetChatModelsQuery(undefined, { skip: !isAsked });
  const service: GatewayState<unknown> = isAsked
    ? toGatewayState(query, (key) => t(key))
    : { status: 'ready', data: [] };
  return { channels: toContactChannels(codes, query.currentData ?? [], resources), service };
}

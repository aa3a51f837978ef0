import { statusQuery } from '@parlour/feature-core';
import { FeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import { answer } from '@parlour/gateway-openapi/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusWithHosts } from '../../testing/fixtures';
import { mockGateway } from '../../testing/server';
import { AccountNeeded } from './AccountNeeded';

const { server } = mockGateway();

function Page() {
  const { isSuccess } = useGetSystemStatusQuery(statusQuery());
  return isSuccess ? <AccountNeeded list="favourites" owner="trial" /> : null;
}

async function seenButtons(enabled: '0' | '1') {
  const status = statusWithHosts([]);
  const whitelabelVal = [{ modId: 'DIRECTREG3', enabled, childrenNodes: [] }];
  server.use(answer('getSystemStatus', { ...status, info: { ...status.info, whitelabelVal } }));
  render(
    <FeatureProviders visitor="trial">
      <Page />
    </FeatureProviders>,
  );
  await screen.findByText('A full account is needed');
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

describe('games of one’s own without an account', () => {
  it('lead a trial user to the registration', async () => {
    expect(await seenButtons('1')).toEqual(['Register']);
  });

  it('offer none that the merchant has switched off', async () => {
    expect(await seenButtons('0')).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { CONTRACT_STATES, ContractCard } from './ContractCard';
import { CONTRACT_LABELS, sampleContract } from './ContractCard.fixtures';

describe('ContractCard', () => {
  conformance(
    (props) => (
      <ContractCard {...props} contract={sampleContract('accepted')} labels={CONTRACT_LABELS} />
    ),
    { element: 'article', dataComponent: 'ContractCard' },
  );

  it.each(CONTRACT_STATES)('says %s by a word', (state) => {
    renderThemed(<ContractCard contract={sampleContract(state)} labels={CONTRACT_LABELS} />);
    expect(screen.getByText(CONTRACT_LABELS.states[state])).toBeDefined();
  });

  it.each([
    ['sign', 'new', 'New contract'],
    ['pending', 'termination', 'Termination request'],
    ['accepted', 'new', undefined],
    ['rejected', 'termination', 'Termination request'],
  ] as const)('for %s and %s names the request: %s', (state, requestType, word) => {
    renderThemed(
      <ContractCard
        contract={{ ...sampleContract(state), requestType }}
        labels={CONTRACT_LABELS}
      />,
    );
    const words = Object.values(CONTRACT_LABELS.requestTypes).filter(
      (text) => screen.queryByText(text) !== null,
    );
    expect(words).toEqual(word === undefined ? [] : [word]);
  });

  it('names every figure of every step', () => {
    renderThemed(<ContractCard contract={sampleContract('sign')} labels={CONTRACT_LABELS} />);
    const steps = within(screen.getByRole('list', { name: 'Steps of the contract' })).getAllByRole(
      'listitem',
    );
    const pairs = steps.map((step) =>
      [...step.querySelectorAll('dt')].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ]),
    );
    expect(pairs[1]).toEqual([
      ['Rate', '0.60 %'],
      ['Active members', '10'],
      ['Period bet', '50,000.00'],
      ['Profit and loss', '-2,000.00'],
      ['Fixed sum', '20.00'],
    ]);
    expect(pairs[0]).toHaveLength(5);
  });
});

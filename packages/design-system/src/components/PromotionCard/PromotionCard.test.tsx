import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { PROMOTION_STATUSES, PromotionCard } from './PromotionCard';
import { PROMOTION_LABELS, samplePromotion } from './PromotionCard.fixtures';

describe('PromotionCard', () => {
  conformance(
    (props) => (
      <PromotionCard {...props} promotion={samplePromotion(0)} labels={PROMOTION_LABELS} />
    ),
    { element: 'article', dataComponent: 'PromotionCard' },
  );

  it.each(PROMOTION_STATUSES)('says %s by a word', (status) => {
    renderThemed(
      <PromotionCard promotion={samplePromotion(0, status)} labels={PROMOTION_LABELS} />,
    );
    expect(screen.getByText(PROMOTION_LABELS.statuses[status])).toBeDefined();
  });

  it.each([
    ['openToRegister', 'Join Evening deposit bonus'],
    ['claim', 'Claim Evening deposit bonus'],
    ['applying', 'Take back Evening deposit bonus'],
    ['closed', undefined],
    ['comingSoon', undefined],
  ] as const)('offers for %s: %s', (status, name) => {
    renderThemed(
      <PromotionCard
        promotion={samplePromotion(0, status)}
        labels={PROMOTION_LABELS}
        onAct={vi.fn()}
      />,
    );
    const button = screen.queryByRole('button');
    expect(button?.getAttribute('aria-label') ?? undefined).toBe(name);
  });

  it('gives the reason of a rejection and of nothing else', () => {
    const reason = 'The deposit came too late.';
    const draw = (status: 'rejected' | 'issued') => (
      <PromotionCard
        promotion={{ ...samplePromotion(0, status), reason }}
        labels={PROMOTION_LABELS}
      />
    );
    const { rerender } = renderThemed(draw('rejected'));
    expect(screen.getByText(reason)).toBeDefined();
    rerender(draw('issued'));
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('takes no step without an owner who does', () => {
    renderThemed(<PromotionCard promotion={samplePromotion(0)} labels={PROMOTION_LABELS} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

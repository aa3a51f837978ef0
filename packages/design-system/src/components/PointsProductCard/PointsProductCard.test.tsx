import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { PointsProductCard, PRODUCT_AVAILABILITIES } from './PointsProductCard';
import { PRODUCT_LABELS, sampleProduct } from './PointsProductCard.fixtures';

describe('PointsProductCard', () => {
  conformance(
    (props) => <PointsProductCard {...props} product={sampleProduct(0)} labels={PRODUCT_LABELS} />,
    { element: 'article', dataComponent: 'PointsProductCard' },
  );

  it.each([true, false])('has its picture at once where it is among the first: %s', (isEager) => {
    const { container } = renderThemed(
      <PointsProductCard product={sampleProduct(0)} labels={PRODUCT_LABELS} isEager={isEager} />,
    );
    expect(container.querySelector('img') !== null).toBe(isEager);
  });

  it.each(PRODUCT_AVAILABILITIES)('acts for %s only if it can be had', (availability) => {
    const onRedeem = vi.fn();
    renderThemed(
      <PointsProductCard
        product={sampleProduct(0, availability)}
        labels={PRODUCT_LABELS}
        onRedeem={onRedeem}
        stepper={<p>How many</p>}
      />,
    );
    screen.getByRole('button', { name: 'Redeem Evening voucher' }).click();
    const isAvailable = availability === 'available';
    expect(onRedeem).toHaveBeenCalledTimes(isAvailable ? 1 : 0);
    expect(screen.queryAllByText('How many')).toHaveLength(isAvailable ? 1 : 0);
    expect(screen.queryAllByText('Sold out')).toHaveLength(availability === 'soldOut' ? 1 : 0);
  });
});

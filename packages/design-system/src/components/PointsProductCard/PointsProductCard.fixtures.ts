import { sampleColor, samplePicture } from '../SmartImage/SmartImage.fixtures';
import type { PointsProduct, ProductAvailability } from './PointsProductCard';

export const PRODUCT_LABELS = { soldOut: 'Sold out', redeem: 'Redeem' } as const;

const NAMES = ['Evening voucher', 'Travel mug', 'Ten free rounds', 'Linen tote'] as const;
const NOTES: Partial<Record<ProductAvailability, string>> = {
  tooFewPoints: '2,400 points are missing',
};

/** A sample product for a number. */
export const sampleProduct = (
  seed: number,
  availability: ProductAvailability = 'available',
): PointsProduct => ({
  id: `product-${seed}`,
  name: NAMES[seed % NAMES.length] ?? NAMES[0],
  src: samplePicture(seed, 400, 300),
  averageColor: sampleColor(seed),
  points: '12,000 points',
  worth: 'Worth 12.00',
  stock: availability === 'soldOut' ? '0 left' : '8 left',
  availability,
  note: NOTES[availability],
});

export const LONG_PRODUCT: PointsProduct = {
  ...sampleProduct(1, 'tooFewPoints'),
  name: 'Cangkir perjalanan edisi Donaudampfschifffahrtsgesellschaft dengan tutup',
  points: '128.450.902.114 poin',
  worth: 'Senilai IDR 128.450.902.114,50',
  stock: 'Masih tersisa 1.284.509 buah di gudang',
  note: 'Anda masih membutuhkan 128.450.901.986 poin lagi untuk menukarkannya',
};

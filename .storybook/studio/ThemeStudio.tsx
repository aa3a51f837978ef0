import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { type Brand, type BrandValues, ThemeProvider } from '@parlour/design-system/theme';
import { space } from '@parlour/design-system/tokens';
import { useState } from 'react';
import { BrandForm } from './BrandForm';
import { ContrastTable } from './ContrastTable';
import { Exports } from './Exports';
import { Specimen } from './Specimen';
import { StoryFrames } from './StoryFrames';
import { shareBrand, tryBrand } from './studioBrand';

const PAGE = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(24) } as const;
const NARROW = { flex: '1 1 18rem' } as const;
// Takes the space beside the values, or wraps if that is too narrow.
const WIDE = { flex: '999 1 min(36rem, 100%)', minInlineSize: 0 } as const;

export interface ThemeStudioProps {
  /** Initial values of the fields. */
  initialValues: BrandValues;
}

/** The last valid values, and the brand that they make. */
interface GoodBrand {
  values: BrandValues;
  brand: Brand;
}

function goodOf(values: BrandValues): GoodBrand | null {
  const { brand } = tryBrand(values);
  return brand === null ? null : { values, brand };
}

/**
 * A merchant's values, both themes made from them, and the files to download. Colours that would be hard to read are
 * adjusted, with a note; an invalid value has its error beside its field.
 */
export function ThemeStudio({ initialValues }: ThemeStudioProps) {
  const [values, setValues] = useState(initialValues);
  const [good, setGood] = useState<GoodBrand | null>(() => goodOf(initialValues));
  const { brand, error } = tryBrand(values);

  const handleChange = (next: BrandValues) => {
    setValues(next);
    const made = goodOf(next);
    if (made === null) return;
    setGood(made);
    shareBrand(next);
  };

  return (
    <ThemeProvider brand={good?.brand}>
      <div style={PAGE}>
        <Section title="Brand" style={NARROW}>
          <BrandForm values={values} error={error} onChange={handleChange} />
        </Section>
        <div style={WIDE}>
          <Stack gap={32}>
            <Section title="Both themes">
              <Stack>
                {brand === null ? (
                  <Notice tone="warning" title="Shown as it was before the last change">
                    One value can&apos;t be used; see its field.
                  </Notice>
                ) : (
                  brand.repairs.map(({ text }) => (
                    <Notice key={text} tone="warning">
                      {text}
                    </Notice>
                  ))
                )}
                <StoryFrames>
                  <Specimen name={values.name} />
                </StoryFrames>
              </Stack>
            </Section>
            {good === null ? null : (
              <>
                <Section title="Contrast">
                  <ContrastTable brand={good.brand} />
                </Section>
                <Section title="Take away">
                  {brand === null ? (
                    <Notice tone="warning">These are the last values that can be used.</Notice>
                  ) : null}
                  <Exports values={good.values} brand={good.brand} />
                </Section>
              </>
            )}
          </Stack>
        </div>
      </div>
      <ToastRegion labels={{ region: 'Messages', dismiss: 'Close' }} />
    </ThemeProvider>
  );
}

import type { FunctionComponent, ReactNode } from 'react';
import {
  NavigationProvider,
  type NavigationProviderProps,
} from '../components/NavigationProvider/NavigationProvider';
import { LabelsProvider, type LabelsProviderProps } from '../labels/LabelsProvider';
import english from '../labels/texts/en.json';
import type { Brand } from '../theme/brand';
import { ThemeProvider } from '../theme/ThemeProvider';

export interface TestProvidersOptions {
  /** Built-in labels, the content of `@parlour/design-system/labels/<tag>.json`. Default: English. */
  labels?: LabelsProviderProps['labels'];
  /** Language of the labels as a BCP 47 tag. Default: `en`. */
  language?: string;
  /** Brand, created by `defineBrand`. Default: the default theme. */
  brand?: Brand;
  /** Called with the path of each link of the app that is pressed. Default: nothing happens, since no page can be loaded. */
  onNavigate?: NavigationProviderProps['onNavigate'];
}

/** A component that gives its children theme, labels and router, as a page has them: the `wrapper` of `render`. */
export function testProviders({
  labels = english,
  language = 'en',
  brand,
  onNavigate = () => undefined,
}: TestProvidersOptions = {}): FunctionComponent<{ children: ReactNode }> {
  return function TestProviders({ children }) {
    return (
      <ThemeProvider brand={brand}>
        <LabelsProvider labels={labels} language={language}>
          <NavigationProvider onNavigate={onNavigate}>{children}</NavigationProvider>
        </LabelsProvider>
      </ThemeProvider>
    );
  };
}

import { useApps, useCoreSelector } from '@parlour/feature-core';
import { AppsPanel } from '../../components/AppsPanel/AppsPanel';

/** The apps of the merchant. */
export function HomeApps() {
  const brand = useCoreSelector((state) => state.merchant.theme.name);
  return <AppsPanel brand={brand} apps={useApps()} />;
}

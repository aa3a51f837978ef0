import {
  type CentreEntry,
  type CentreName,
  type CentrePage,
  type CentrePages,
  type CentreProps,
  centreClosed,
  type FeatureCentres,
  type LazyComponent,
  type LoadDictionary,
  lazyChunk,
  searchWithoutCentres,
  useCentreHref,
  useCoreDispatch,
} from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CentreGate } from './CentreGate';
import { useCentreTexts } from './useCentreTexts';

interface Centre<Name extends CentreName> {
  name: Name;
  Frame: ComponentType<CentreProps<Name>>;
  pages: readonly CentreEntry<CentrePages[Name]>[];
  Pages: ReadonlyMap<CentrePages[Name], ComponentType>;
}

type PagesOf<Page extends string> = Partial<Record<Page, CentrePage>>;

/** A centre is there when a feature draws its frame; its pages are those that features draw, in their order. */
function toCentre<Name extends CentreName>(
  centres: readonly FeatureCentres[],
  name: Name,
  readFrame: (centres: FeatureCentres) => LazyComponent<CentreProps<Name>> | undefined,
  readPages: (centres: FeatureCentres) => PagesOf<CentrePages[Name]> | undefined,
): Centre<Name> | null {
  const frame = centres.map(readFrame).find((load) => load !== undefined);
  if (frame === undefined) return null;
  const rows = centres
    .flatMap((each) => Object.entries<CentrePage | undefined>(readPages(each) ?? {}))
    .flatMap(([id, page]) => (page === undefined ? [] : [{ ...page, id: id as CentrePages[Name] }]))
    .sort((one, other) => one.order - other.order);
  return {
    name,
    Frame: lazyChunk(frame, { hasTexts: true }),
    pages: rows.map(({ id, icon, title, group, badge }) => ({ id, icon, title, group, badge })),
    Pages: new Map(rows.map(({ id, page }) => [id, lazyChunk(page, { hasTexts: true })])),
  };
}

/**
 * Makes the component of the centres, which the address opens over whatever page is below.
 * @param centres what each feature draws of them
 * @param loadTexts loads the texts that all their pages share
 */
export function createCentres(
  centres: readonly FeatureCentres[],
  loadTexts: LoadDictionary,
): ComponentType {
  const memberCentre = toCentre(
    centres,
    'member',
    ({ member }) => member,
    ({ memberPages }) => memberPages,
  );
  const agentCentre = toCentre(
    centres,
    'agent',
    ({ agent }) => agent,
    ({ agentPages }) => agentPages,
  );
  return function Centres() {
    const query = new URLSearchParams(useLocation().search);
    const member = query.get('member');
    const agent = query.get('agent');
    if (member !== null && memberCentre !== null)
      return <OpenCentre centre={memberCentre} requestedPage={member} loadTexts={loadTexts} />;
    if (agent !== null && agentCentre !== null)
      return <OpenCentre centre={agentCentre} requestedPage={agent} loadTexts={loadTexts} />;
    return null;
  };
}

function OpenCentre<Name extends CentreName>({
  centre: { name, Frame, pages, Pages },
  requestedPage,
  loadTexts,
}: {
  centre: Centre<Name>;
  requestedPage: string;
  loadTexts: LoadDictionary;
}) {
  const dispatch = useCoreDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hrefTo = useCentreHref();
  return (
    <CentreGate centre={name}>
      <ErrorRegion>
        <Suspense fallback={null}>
          <WithTexts load={loadTexts}>
            <Frame
              pages={pages}
              requestedPage={requestedPage}
              hrefOf={(page) => hrefTo(name, page)}
              renderPage={(page) => {
                const Page = Pages.get(page);
                return Page === undefined ? null : <Page />;
              }}
              onClose={() => {
                dispatch(centreClosed({ centre: name }));
                void navigate(`${pathname}${searchWithoutCentres(search)}`, { replace: true });
              }}
            />
          </WithTexts>
        </Suspense>
      </ErrorRegion>
    </CentreGate>
  );
}

function WithTexts({ load, children }: { load: LoadDictionary; children: ReactNode }) {
  return useCentreTexts(load) ? children : null;
}

import {
  type CentreEntry,
  type CentreName,
  type CentrePage,
  type CentrePages,
  type CentreProps,
  centreClosed,
  type FeatureCentres,
  type LazyComponent,
  lazyChunk,
  searchWithoutCentres,
  useCentreHref,
  useCoreDispatch,
} from '@parlour/feature-core';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RegionBoundary } from '../RegionBoundary';
import { CentreGate } from './CentreGate';
import { useCentreTexts } from './centreTexts';
import { FEATURES } from './features';

interface Centre<Name extends CentreName> {
  name: Name;
  Frame: ComponentType<CentreProps<Name>>;
  pages: readonly CentreEntry<CentrePages[Name]>[];
  Pages: ReadonlyMap<CentrePages[Name], ComponentType>;
}

type PagesOf<Page extends string> = Partial<Record<Page, CentrePage>>;

/** A centre is there when a feature draws its frame; its pages are those that features draw, in their order. */
function toCentre<Name extends CentreName>(
  name: Name,
  readFrame: (centres: FeatureCentres) => LazyComponent<CentreProps<Name>> | undefined,
  readPages: (centres: FeatureCentres) => PagesOf<CentrePages[Name]> | undefined,
): Centre<Name> | null {
  const centres = FEATURES.flatMap(({ centres: drawn }) => (drawn === undefined ? [] : [drawn]));
  const frame = centres.map(readFrame).find((load) => load !== undefined);
  if (frame === undefined) return null;
  const rows = centres
    .flatMap((each) => Object.entries<CentrePage | undefined>(readPages(each) ?? {}))
    .flatMap(([id, page]) => (page === undefined ? [] : [{ ...page, id: id as CentrePages[Name] }]))
    .sort((one, other) => one.order - other.order);
  return {
    name,
    Frame: lazyChunk(frame, { hasTexts: true }),
    pages: rows.map(({ id, icon, title, group }) => ({ id, icon, title, group })),
    Pages: new Map(rows.map(({ id, page }) => [id, lazyChunk(page, { hasTexts: true })])),
  };
}

const MEMBER_CENTRE = toCentre(
  'member',
  ({ member }) => member,
  ({ memberPages }) => memberPages,
);
const AGENT_CENTRE = toCentre(
  'agent',
  ({ agent }) => agent,
  ({ agentPages }) => agentPages,
);

/** The room of pages that the address opens over whatever page is below. */
export function FeatureCentre() {
  const query = new URLSearchParams(useLocation().search);
  const member = query.get('member');
  const agent = query.get('agent');
  if (member !== null && MEMBER_CENTRE !== null)
    return <OpenCentre centre={MEMBER_CENTRE} asked={member} />;
  if (agent !== null && AGENT_CENTRE !== null)
    return <OpenCentre centre={AGENT_CENTRE} asked={agent} />;
  return null;
}

function OpenCentre<Name extends CentreName>({
  centre: { name, Frame, pages, Pages },
  asked,
}: {
  centre: Centre<Name>;
  asked: string;
}) {
  const dispatch = useCoreDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hrefTo = useCentreHref();
  return (
    <CentreGate centre={name}>
      <RegionBoundary>
        <Suspense fallback={null}>
          <WithTexts>
            <Frame
              pages={pages}
              asked={asked}
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
      </RegionBoundary>
    </CentreGate>
  );
}

function WithTexts({ children }: { children: ReactNode }) {
  return useCentreTexts() ? children : null;
}

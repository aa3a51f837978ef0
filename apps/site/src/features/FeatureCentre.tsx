import {
  AGENT_PAGES,
  type CentreName,
  type CentrePages,
  type CentreProps,
  centreClosed,
  type FeatureCentres,
  type LazyComponent,
  MEMBER_PAGES,
  searchWithoutCentres,
  useCentreHref,
  useCoreDispatch,
} from '@parlour/feature-core';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyWithTexts } from '../lazyWithTexts';
import { RegionBoundary } from '../RegionBoundary';
import { CentreGate } from './CentreGate';
import { useCentreTexts } from './centreTexts';
import { FEATURES } from './features';

type Loads<Page extends string> = Partial<Record<Page, LazyComponent>>;

interface Centre<Name extends CentreName> {
  name: Name;
  Frame: ComponentType<CentreProps<Name>>;
  pages: readonly CentrePages[Name][];
  Pages: ReadonlyMap<CentrePages[Name], ComponentType>;
}

/** A centre is there when a feature draws its frame; its pages are those that features draw, in the order of the room. */
function toCentre<Name extends CentreName>(
  name: Name,
  order: readonly CentrePages[Name][],
  readFrame: (centres: FeatureCentres) => LazyComponent<CentreProps<Name>> | undefined,
  readPages: (centres: FeatureCentres) => Loads<CentrePages[Name]> | undefined,
): Centre<Name> | null {
  const centres = FEATURES.flatMap(({ centres: drawn }) => (drawn === undefined ? [] : [drawn]));
  const frame = centres.map(readFrame).find((load) => load !== undefined);
  if (frame === undefined) return null;
  const loads = centres.reduce<Loads<CentrePages[Name]>>(
    (all, each) => ({ ...all, ...readPages(each) }),
    {},
  );
  const Pages = new Map(
    order.flatMap((page) => {
      const load = loads[page];
      return load === undefined ? [] : [[page, lazyWithTexts(load)] as const];
    }),
  );
  return { name, Frame: lazyWithTexts(frame), pages: [...Pages.keys()], Pages };
}

const MEMBER_CENTRE = toCentre(
  'member',
  MEMBER_PAGES,
  ({ member }) => member,
  ({ memberPages }) => memberPages,
);
const AGENT_CENTRE = toCentre(
  'agent',
  AGENT_PAGES,
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

import { useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { lookupQuery } from '@/api/operations/lookup.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import type { ActionPlace, PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { paths } from '@/routing/paths.ts'
import { readRequestedUrl } from '@/routing/states/requestedUrl.ts'
import { decodeResolve, encodeResolve, type ResolveState } from '@/routing/states/resolveState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { PAGES } from '@/words/pageNames.ts'
import { LookupPanel } from './form/LookupPanel.tsx'
import { RecentUrls } from './form/RecentUrls.tsx'
import { ResolveHint } from './form/ResolveHint.tsx'
import { toLookupRequest } from './form/toLookupRequest.ts'
import { ResolveExport } from './ResolveExport.tsx'
import { ResolveSection } from './ResolveSection.tsx'
import styles from './FindByLinkPage.module.css'

const sizeAt = (place: ActionPlace) => (place === 'page' ? 's' : 'm')

/** The page *Find by link*: from a merchant's URL to its catalog records and their market, in one section for each country. */
export function FindByLinkPage() {
  const connection = useConnection()
  const { state: entered, corrections } = useUrlState(decodeResolve, encodeResolve)
  const labelOf = useCurrencyLabel()
  const reading = readRequestedUrl(entered.url)
  // The field shows the text as entered; requests, links and files use the URL that was found in it.
  const state = reading.kind === 'url' ? { ...entered, url: reading.url } : entered
  const isRequested = reading.kind === 'url'
  const groups = countryGroups(state.countries, connection.apiVariant)
  const recents = <RecentUrls currentPath={paths.resolve(state)} />
  const asCurl = <AsCurl state={state} countries={groups[0]} />
  usePageTitle(isRequested ? `Link to ${reading.host.replace(/^www\./, '')}` : null)
  return (
    <Frame className={styles.page ?? ''}>
      <Corrections list={corrections} />
      <PageHead title={PAGES.findByLink} />
      <LookupPanel
        state={entered}
        request={isRequested && groups.length === 1 && asCurl}
        actions={
          isRequested
            ? [
                {
                  key: 'batch',
                  renderIn: (place, close) => (
                    <AddToNewCollection
                      lines={[reading.url]}
                      size={sizeAt(place)}
                      variant="quiet"
                      onAdd={close}
                    />
                  ),
                },
                ...(groups.length === 1
                  ? [
                      {
                        key: 'curl',
                        // A wide screen shows the command in the details of the form instead.
                        renderIn: (place) => place !== 'page' && asCurl,
                      } satisfies PageAction,
                    ]
                  : []),
                { key: 'export', renderIn: () => <ResolveExport state={state} groups={groups} /> },
              ]
            : []
        }
      />
      {isRequested ? (
        groups.map((group, at) => (
          <CurrencyLabel
            key={[group.join(' '), state.url, state.merchant, state.strict, state.mode].join('\n')}
            value={labelOf(group)}
          >
            <ResolveSection
              request={toLookupRequest(state, group)}
              countries={state.countries}
              isOneOfMany={groups.length > 1}
              isLookupSaved={at === 0}
              aside={at === groups.length - 1 && recents}
            />
          </CurrencyLabel>
        ))
      ) : (
        <div className={styles.columns}>
          <ResolveHint />
          {recents}
        </div>
      )}
    </Frame>
  )
}

/** The request of the form as a cURL command; shown once it was requested. */
function AsCurl({
  state,
  countries = [],
}: {
  state: ResolveState
  countries?: string[] | undefined
}) {
  const connection = useConnection()
  const { data } = useQuery({
    ...lookupQuery(connection, toLookupRequest(state, countries)),
    enabled: false,
  })
  return data ? <CopyCurl call={data.answer.call} size="s" /> : null
}

/** Exported under this name, so that the route can prefetch the first request of the page. */
export { lookupQuery as firstQuery } from '@/api/operations/lookup.ts'

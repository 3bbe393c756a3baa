import { lazy, memo, Suspense, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { Correction } from '@/routing/correction.ts'
import { decodeSearch, encodeSearch, type SearchState } from '@/routing/states/searchState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { FacetRail } from './facets/FacetRail.tsx'
import { MarketScope } from './market/MarketScope.tsx'
import { RequestedStateContext } from './requestedState.ts'
import { ResultSection } from './results/ResultSection.tsx'
import { useDrawnState } from './results/useDrawnState.ts'
import { SearchHead } from './SearchHead.tsx'
import { searchTitle } from './searchWords.ts'
import { useAnnounceResults } from './useAnnounceResults.ts'
import styles from './SearchPage.module.css'

const ResultColumnPicker = lazy(async () => ({
  default: (await import('./table/ResultColumnPicker.tsx')).ResultColumnPicker,
}))
const FacetSheet = lazy(async () => ({
  default: (await import('./facets/FacetSheet.tsx')).FacetSheet,
}))

/** The page *Search*: the catalog's products for keywords and filters, in one or more countries. */
export function SearchPage() {
  const { state, corrections } = useUrlState(decodeSearch, encodeSearch)
  const drawn = useDrawnState(state)
  return (
    <RequestedStateContext value={state}>
      <DrawnSearch state={drawn} corrections={corrections} />
    </RequestedStateContext>
  )
}

type Drawn = { state: SearchState; corrections: readonly Correction[] }

/** Memoised, so that other changes of the address don't redraw it: only a new state does. */
const DrawnSearch = memo(function DrawnSearch({ state, corrections }: Drawn) {
  const { apiVariant } = useConnection()
  const groups = countryGroups(state.countries, apiVariant)
  const labelOf = useCurrencyLabel()
  const [sheetOpen, setSheetOpen] = useState(false)
  const [facetCountries, setFacetCountries] = useState('')
  const facetGroup = groups.find((group) => String(group) === facetCountries) ?? groups[0] ?? []
  const [columns, setColumns] = useState<string[] | null>(null)
  const title = searchTitle(state)
  usePageTitle(state.page > 1 ? `${title}, page ${state.page}` : title)
  const onSectionResult = useAnnounceResults(groups.length)

  const facets = {
    state,
    groups,
    group: facetGroup,
    onGroup: (group: string[]) => setFacetCountries(String(group)),
  }
  return (
    <MarketScope state={state}>
      <div className={styles.page}>
        <div className={styles.main}>
          <SearchHead
            state={state}
            only={groups.length === 1 ? groups[0] : undefined}
            columns={columns}
            onFacets={() => setSheetOpen(true)}
          >
            {state.view === 'table' && (
              <Suspense fallback={<Skeleton width={156} height={32} />}>
                <ResultColumnPicker
                  state={state}
                  countries={groups[0] ?? []}
                  chosen={columns}
                  onChoose={setColumns}
                />
              </Suspense>
            )}
          </SearchHead>
          <Corrections list={corrections} />
          {groups.map((group, index) => (
            <CurrencyLabel key={String(group)} value={labelOf(group)}>
              <ResultSection
                state={state}
                countries={group}
                headed={groups.length > 1}
                columns={columns}
                index={index}
                onResult={onSectionResult}
              />
            </CurrencyLabel>
          ))}
        </div>
        <FacetRail {...facets} />
        {sheetOpen && (
          <Suspense>
            <FacetSheet {...facets} onClose={() => setSheetOpen(false)} />
          </Suspense>
        )}
      </div>
    </MarketScope>
  )
})

/** Exported under this name, so that the route can prefetch the first request of the page. */
export { searchQuery as firstQuery } from '@/api/operations/search.ts'

import { lazy, memo, Suspense, useState } from 'react'
import { countryGroups } from '../../catalog/countryGroups.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Skeleton } from '../../ui/panels/Skeleton.tsx'
import type { Correction } from '../../url/correction.ts'
import { decodeSearch, encodeSearch, type SearchState } from '../../url/states/searchState.ts'
import { FacetRail } from './facets/FacetRail.tsx'
import { MarketScope } from './market/MarketScope.tsx'
import { ResultSection } from './results/ResultSection.tsx'
import { SearchHead } from './SearchHead.tsx'
import styles from './SearchPage.module.css'
import { AskedContext } from './asked.ts'
import { searchTitle } from './searchWords.ts'
import { useDrawnState } from './results/useDrawnState.ts'
import { useSayResults } from './useSayResults.ts'

const ResultColumnPicker = lazy(async () => ({
  default: (await import('./table/ResultColumnPicker.tsx')).ResultColumnPicker,
}))
const FacetSheet = lazy(async () => ({
  default: (await import('./facets/FacetSheet.tsx')).FacetSheet,
}))

/** What the catalog holds for keywords and filters, in one or more countries. */
export function SearchPage() {
  const { state, corrections } = useUrlState(decodeSearch, encodeSearch)
  const drawn = useDrawnState(state)
  return (
    <AskedContext value={state}>
      <DrawnSearch state={drawn} corrections={corrections} />
    </AskedContext>
  )
}

type Drawn = { state: SearchState; corrections: readonly Correction[] }

/** Drawn anew with another state alone, whatever else changes in the address. */
const DrawnSearch = memo(function DrawnSearch({ state, corrections }: Drawn) {
  const { dialect } = useConnection()
  const groups = countryGroups(state.countries, dialect)
  const labelOf = useCurrencyLabel()
  const [sheetOpen, setSheetOpen] = useState(false)
  const [facetCountries, setFacetCountries] = useState('')
  const facetGroup = groups.find((group) => String(group) === facetCountries) ?? groups[0] ?? []
  const [columns, setColumns] = useState<string[] | null>(null)
  const title = searchTitle(state)
  usePageTitle(state.page > 1 ? `${title}, page ${state.page}` : title)
  const say = useSayResults(groups.length)

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
          {groups.map((group, place) => (
            <CurrencyLabel key={String(group)} value={labelOf(group)}>
              <ResultSection
                state={state}
                countries={group}
                headed={groups.length > 1}
                columns={columns}
                place={place}
                onResult={say}
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

/** What it asks first. */
export { searchQuery as firstQuery } from '../../catalog/operations/search.ts'

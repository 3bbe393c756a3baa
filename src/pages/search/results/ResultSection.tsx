import { lazy, Suspense, useEffect, useState } from 'react'
import type { Product } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { useStoreLookup } from '@/features/products/useStoreLookup.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import { FoundLine } from '@/pages/search/FoundLine.tsx'
import { LoadSearch } from '@/pages/search/LoadSearch.tsx'
import { MetaLine } from '@/pages/search/MetaLine.tsx'
import { windowOf } from '@/pages/search/paging/pageLinks.ts'
import { PageList } from '@/pages/search/paging/PageList.tsx'
import { PageSizeField } from '@/pages/search/paging/PageSizeField.tsx'
import { PageSteps } from '@/pages/search/paging/PageSteps.tsx'
import { SearchExport } from '@/pages/search/SearchExport.tsx'
import { resultInWords, toLookup } from '@/pages/search/searchWords.ts'
import { useSelection } from '@/pages/search/selection/selection.ts'
import type { OnSectionResult } from '@/pages/search/useAnnounceResults.ts'
import { useSearch } from '@/pages/search/useSearch.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeSearch, withSort, type SearchState } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'
import { GridSkeleton } from './GridSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './ResultSection.module.css'

const loadTable = () => import('@/pages/search/market/MarketedTable.tsx')
const MarketedTable = lazy(async () => ({ default: (await loadTable()).MarketedTable }))
// Parts that are rarely needed. They are loaded after the page, so that they are available without a connection.
const later = {
  nothingFound: () => import('./NothingFound.tsx'),
  pastTheEnd: () => import('@/pages/search/paging/PastTheEnd.tsx'),
  repeatedPage: () => import('@/pages/search/paging/RepeatedPage.tsx'),
  selectedProducts: () => import('@/pages/search/selection/SelectedProducts.tsx'),
}
const NothingFound = lazyPart(
  async () => (await later.nothingFound()).NothingFound,
  'No products found.',
)
const PastTheEnd = lazyPart(
  async () => (await later.pastTheEnd()).PastTheEnd,
  'Nothing on this page.',
)
const RepeatedPage = lazyPart(async () => (await later.repeatedPage()).RepeatedPage)
const SelectedProducts = lazyPart(
  async () => (await later.selectedProducts()).SelectedProducts,
  'Your selection isn’t shown.',
)
const MoreProducts = lazy(async () => ({
  default: (await import('@/components/ui/tables/MoreRows.tsx')).MoreRows<Product>,
}))
/** How many rows are drawn at once, because a service that ignores `limit` may send every row it has. */
const MAX_CARDS_AT_ONCE = 200

type ResultSectionProps = {
  state: SearchState
  countries: string[]
  /** Whether the section has a heading, because it is one of several. */
  headed: boolean
  /** The IDs of the columns that the user chose for the table; null for the default ones. */
  columns: readonly string[] | null
  /** The index of this section among those of the page. */
  index: number
  onResult: OnSectionResult
}

/** The section with the products of one group of countries, or its loading, empty or error state. */
export function ResultSection(props: ResultSectionProps) {
  const { state, countries, headed, columns, index, onResult } = props
  const { query, queryKey, request, shown, isOlder, isPassing } = useSearch(state, countries)
  const go = useGo()
  const sortBy = (sort: SearchState['sort']) =>
    go(paths.search(withSort(state, sort)), { preserveScroll: true })
  const asTable = state.view === 'table'
  const WaitingFor = asTable ? TableSkeleton : GridSkeleton
  const name = headed ? `${NAMES.results}, ${shownCountries(countries)}` : NAMES.results
  useStoreLookup(headed || isOlder || shown === undefined ? null : toLookup(state, shown))

  // The key of the announcement. It is the same for another view of the same rows, so that these aren't announced again.
  const requested = encodeSearch({ ...state, view: 'grid', market: [], ref: '' }).toString()
  const words =
    shown === undefined || isOlder
      ? null
      : `${headed ? `${shownCountries(countries)}: ` : ''}${resultInWords(shown, state.page)}`
  useEffect(() => onResult(index, requested, words), [onResult, index, requested, words])

  // The code of the table is loaded while its rows are; a failure is shown where the table is drawn.
  useEffect(() => {
    if (asTable) loadTable().catch(() => {})
  }, [asTable])

  // Wait for an answer, because it proves that there is a connection: without one, a browser may remember that a file can't be
  // loaded.
  const hasAnswer = shown !== undefined
  useEffect(() => {
    if (!hasAnswer) return
    const load = async () => {
      await whenFirstPageComplete()
      await Promise.all(Object.values(later).map((part) => part()))
    }
    // Ignore failures: what fails to load now is loaded when it is needed.
    load().catch(() => {})
  }, [hasAnswer])

  const grid = (products: readonly Product[]) => (
    <ProductGrid
      label={name}
      products={products}
      countries={countries}
      headingLevel={headed ? 3 : 2}
      hasBrand={shown?.answer.call.query.some(([, value]) => value === 'full') === true}
    />
  )

  return (
    <section className={styles.section} aria-label={name} aria-busy={query.isFetching}>
      {headed && <SectionHeading state={state} countries={countries} columns={columns} />}
      <div className={styles.meta}>
        {shown?.kind === 'found' && (
          <MetaLine
            state={state}
            result={shown}
            countries={countries}
            onUnsort={() => sortBy([])}
          />
        )}
      </div>
      <AnswerNotice
        query={query}
        what="The search"
        queryKey={queryKey}
        {...(shown?.kind === 'found' && {
          savedNote: 'You still see the products of the previous search.',
        })}
      />
      {shown?.kind === 'found' && state.page > 1 && !isOlder && (
        <Suspense>
          <RepeatedPage request={request} result={shown} />
        </Suspense>
      )}
      {shown === undefined && query.isPending && query.fetchStatus !== 'paused' && (
        <WaitingFor count={state.size} />
      )}
      {shown && (
        <div className={isPassing ? styles.older : undefined}>
          <Suspense fallback={<WaitingFor count={Math.min(shown.products.length, state.size)} />}>
            {shown.kind === 'none' && (
              <NothingFound state={state} request={request} answer={shown.answer} />
            )}
            {shown.kind === 'past the end' && (
              <PastTheEnd state={state} request={request} pageSize={shown.pageSize} />
            )}
            {shown.kind === 'found' && asTable && (
              <MarketedTable
                label={name}
                state={state}
                products={shown.products}
                countries={countries}
                columns={columns}
              />
            )}
            {shown.kind === 'found' &&
              !asTable &&
              (shown.products.length > MAX_CARDS_AT_ONCE ? (
                <MoreProducts key={requested} rows={shown.products} what="products">
                  {grid}
                </MoreProducts>
              ) : (
                grid(shown.products)
              ))}
          </Suspense>
        </div>
      )}
      {shown?.kind === 'found' && (
        <ResultFooter
          state={state}
          shown={shown}
          isOlder={isOlder}
          index={index}
          of={headed ? shownCountries(countries) : undefined}
        />
      )}
    </section>
  )
}

/** The placeholder rows of the table, at their final size. */
function TableSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <div className={styles.market} />
      <div className={styles.box}>
        <div className={styles.head} />
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row}>
            <span className={styles.picture}>
              <Skeleton height="100%" />
            </span>
            <Skeleton width={`${62 - ((index * 7) % 24)}%`} />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    </div>
  )
}

type Props = { state: SearchState; countries: string[]; columns: readonly string[] | null }

/** The heading of one of several sections: its countries, total and page links. */
function SectionHeading({ state, countries, columns }: Props) {
  return (
    <header className={styles.heading}>
      <h2>{countriesInWords(countries)}</h2>
      <FoundLine state={state} countries={countries} />
      <span className={styles.push} />
      <SearchExport state={state} countries={countries} columns={columns} size="s" />
      <LoadSearch state={state} countries={countries} size="s" />
      <PageSteps state={state} countries={countries} headed />
    </header>
  )
}

type ResultFooterProps = {
  state: SearchState
  shown: SearchResult
  /** Whether the shown answer is for the earlier request. */
  isOlder: boolean
  /** The index of this list among those of several countries: only one of them has the bar for selected products. */
  index: number
  /** The countries in the list's name, which distinguish the lists of several sections; undefined when there is only one. */
  of: string | undefined
}

/**
 * What is below the results: links to all reachable pages, on a phone the rows per page, and the actions on selected products.
 */
function ResultFooter({ state, shown, isOlder, index, of }: ResultFooterProps) {
  return (
    <>
      <footer className={styles.foot}>
        <PageList state={state} pages={windowOf(state, shown, isOlder)} of={of} />
        <PageSizeField state={state} className={styles.size ?? ''} />
      </footer>
      {index === 0 && <Selection state={state} />}
    </>
  )
}

/** The actions on selected products. They stay mounted once products were selected, so that a cleared selection is announced. */
function Selection({ state }: { state: SearchState }) {
  const { length } = useSelection().products
  const isAny = length > 0
  const [before] = useState(length)
  const [wasAny, setWasAny] = useState(isAny)
  if (isAny && !wasAny) setWasAny(true)
  return (
    wasAny && (
      <Suspense>
        <SelectedProducts state={state} before={before} />
      </Suspense>
    )
  )
}

import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { connectionKey } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { traitsQuery } from '@/api/operations/traits.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { requestedRow } from '@/domain/market/requestedRow.ts'
import { countMarkets } from '@/domain/market/rowMarket.ts'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { MarketPanel } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import { useRowsMarket, type RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { shortId, formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeCompare, type CompareState } from '@/routing/states/compareState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { CompareHead } from './CompareHead.tsx'
import { comparisonInWords, toComparison, type Comparison } from './comparison.ts'
import { toProductColumn, type ProductColumn } from './rows/productColumns.ts'
import { CompareTable } from './table/CompareTable.tsx'
import type { CompareNavigation } from './useCompareNavigation.ts'
import styles from './ComparedProducts.module.css'

/**
 * The columns of the products, requested all at once in one country, with the same requests as the product pages. A failed request
 * doesn't affect the others.
 */
function useColumns(ids: readonly string[], country: string): ProductColumn[] {
  const connection = useConnection()
  const queries = useQueries({
    queries: ids.map((id) => traitsQuery(connection, { id, countries: [country], mode: 'full' })),
  })
  return queries.flatMap((query, index) => {
    const id = ids[index]
    return id === undefined ? [] : [toProductColumn(id, query)]
  })
}

/** The products of a comparison, whether loaded, loading or failed. */
export function ComparedProducts({
  state,
  steps,
}: {
  state: CompareState
  steps: CompareNavigation
}) {
  const columns = useColumns(state.ids, state.country)
  const countries = useMemo(() => [state.country], [state.country])
  const market = useRowsMarket(state.market, countries, state.ref)
  const [tolerance] = usePreference('tolerance')
  const comparison = toComparison(columns, state, useAliases(), market, tolerance)
  const label = useCurrencyLabel()(countries)
  // On a small screen one product is shown beside the base. The choice is local state and not in the address, because it is not
  // part of the comparison.
  const [shownId, setShownId] = useState('')
  const anchor = comparison.base ?? 0
  const others = columns.filter((_, index) => index !== anchor)
  const first = others.find(({ compared }) => compared !== null) ?? others[0]
  const beside = others.some(({ id }) => id === shownId) ? shownId : (first?.id ?? '')

  usePageTitle(`${COMPARE.page} ${plural(state.ids.length, 'product')}`)
  useSaveOpened({
    kind: 'comparison',
    path: paths.compare(encodeCompare({ ids: state.ids, country: state.country })),
    label: columns[0]?.name ?? '',
    figure: plural(state.ids.length, 'product'),
  })
  const words = comparison.isWaiting ? null : `${comparisonInWords(comparison)}.`
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])

  return (
    <CurrencyLabel value={label}>
      <CompareHead
        state={state}
        comparison={comparison}
        reference={market.reference}
        steps={steps}
        label={label}
      />
      {columns.length === 1 && (
        <Note
          title="Add another product to compare."
          actions={
            <Link
              className={buttonClass({ size: 's' })}
              to={paths.search({ countries: [state.country], view: 'table' })}
            >
              Search in {shownCountry(state.country)}
            </Link>
          }
        >
          <span>{`“${COMPARE.add}” adds up to seven more. You can also select two to eight products in a search.`}</span>
        </Note>
      )}
      <ColumnNotices columns={columns} />
      {columns.length > 1 && (
        <ComparedStrip
          comparison={comparison}
          anchor={anchor}
          beside={beside}
          onShow={setShownId}
        />
      )}
      <ComparedMarket {...{ state, comparison, market, steps }} />
      <CompareTable
        comparison={comparison}
        onlyDiffering={state.diff}
        country={state.country}
        anchor={anchor}
        beside={beside}
        onRemove={steps.remove}
      />
      <CompareLegend country={state.country} base={baseIn(comparison)} />
    </CurrencyLabel>
  )
}

type MarketProps = {
  state: CompareState
  comparison: Comparison
  market: RowsMarket
  steps: CompareNavigation
}

/** The panel for the market prices of the products; it is shown as soon as one product is loaded. */
function ComparedMarket({ state, comparison, market, steps }: MarketProps) {
  const { columns, received, isWaiting } = comparison
  if (received === 0 || isWaiting) return null
  const products = columns.flatMap(({ product }) => product ?? [])
  const rows = products.map((product) => requestedRow(product, state.country))
  const counts = countMarkets(rows, market.markets)
  return (
    <MarketPanel
      isMain={false}
      countries={[state.country]}
      market={market}
      rows={rows.length}
      withEan={rows.length - counts.without}
      counts={counts}
      requestedRows={{
        name: `a comparison of ${plural(rows.length, 'product')}`,
        rows: () => Promise.resolve(rows),
        save: steps.keepMarket,
        onRequested: () => {},
      }}
      onReference={steps.measurePositionAgainst}
    />
  )
}

function baseIn({ base, columns }: Comparison): 'none' | 'there' | 'missing' {
  if (base === null) return 'none'
  const { state, compared } = columns[base] ?? {}
  return compared || state === 'waiting' ? 'there' : 'missing'
}

type Props = {
  country: string
  /** Whether there is a base product that others are compared with, and whether it is loaded. */
  base: 'none' | 'there' | 'missing'
}

/** The legend of the table: what the marks mean, and what is not compared. */
function CompareLegend({ country, base }: Props) {
  return (
    <div className={styles.legend}>
      <p>
        <i className={styles.row} aria-hidden="true" /> values in the row differ
      </p>
      {base === 'missing' && <p>The base product isn’t loaded, so nothing is compared with it.</p>}
      {base === 'there' && (
        <p>
          <b className={styles.word} aria-hidden="true">
            ≠
          </b>{' '}
          differs from the base product; the offer price shows the difference in percent
        </p>
      )}
      <p>
        {`Prices are for ${shownCountry(country)} only: the service states no currency, so prices of different countries can’t be compared.`}
      </p>
    </div>
  )
}

type ComparedStripProps = {
  comparison: Comparison
  /** The index of the product that is always shown. */
  anchor: number
  /** The ID of the product that is shown beside the one at `anchor`. */
  beside: string
  onShow: (id: string) => void
}

/** The choice on a small screen: which product is shown beside the base. */
function ComparedStrip({ comparison, anchor, beside, onShow }: ComparedStripProps) {
  return (
    <fieldset className={styles.strip}>
      <legend className="vh">{COMPARE.strip}</legend>
      {comparison.columns.map(({ id, product, name }, index) => {
        const isAnchor = index === anchor
        const words = isAnchor && comparison.base !== null ? 'Base' : product?.merchant
        return (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-pressed={isAnchor || id === beside}
            aria-disabled={isAnchor || undefined}
            onClick={isAnchor ? undefined : () => onShow(id)}
          >
            <ProductPicture size="small" src={product?.imageUrl ?? null} />
            <Price offer={product?.offerPrice ?? null} />
            <span className="vh">, </span>
            <span className={styles.words} title={name}>
              {words ?? shortId(id)}
            </span>
            <span className="vh">{`, ${name}`}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

function isWell({ query }: ProductColumn): boolean {
  return query.isSuccess && query.fetchStatus === 'idle'
}

/** Groups products by the problem that their request has, so that being offline, a refused key or a limit is shown once. */
function byTrouble(columns: readonly ProductColumn[]): ProductColumn[][] {
  const groups = new Map<string, ProductColumn[]>()
  for (const column of columns) {
    if (isWell(column)) continue
    const { error, failureReason, fetchStatus } = column.query
    const key = `${fetchStatus} ${(error ?? failureReason)?.message ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  return [...groups.values()]
}

function whatOf(columns: readonly ProductColumn[]): string {
  const [first] = columns
  return columns.length === 1
    ? `Loading ${first?.name ?? 'a product'}`
    : `Loading ${formatCount(columns.length)} products`
}

/** Shows each problem of products that could not be loaded once; Retry requests all products that it affects. */
function ColumnNotices({ columns }: { columns: readonly ProductColumn[] }) {
  const connection = useConnection()
  const groups = byTrouble(columns)
  if (groups.length === 0) return null
  return (
    <section data-notice className={styles.notices} aria-label={COMPARE.notices}>
      {groups.map((group) => {
        const [first] = group
        if (first === undefined) return null
        const { query } = first
        const refetchAll = () => {
          for (const one of group.slice(1)) void one.query.refetch()
          return query.refetch()
        }
        return (
          <AnswerNotice
            key={group.map(({ id }) => id).join(' ')}
            query={{ ...query, refetch: refetchAll }}
            what={whatOf(group)}
            savedNote="The other products stay as they are."
            queryKey={['traits', ...connectionKey(connection)]}
          />
        )
      })}
    </section>
  )
}

import { useMemo } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { requestedRow, type RequestedRow } from '@/domain/market/requestedRow.ts'
import { countMarkets, marketKeysOf } from '@/domain/market/rowMarket.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { MarketPanel } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import { sayLeftOut } from '@/features/pricing/rowsMarket/sayLeftOut.ts'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { searchTitle } from '@/pages/search/searchWords.ts'
import { ResultTable } from '@/pages/search/table/ResultTable.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  withEanOnly,
  withMarket,
  withReference,
  withSort,
  type SearchState,
} from '@/routing/states/searchState.ts'
import { MARKET } from '@/words/marketNames.ts'
import { useSearchMarket } from './MarketScope.tsx'
import { tableRows } from './tableRows.ts'
import styles from '@/pages/search/table/ResultTable.module.css'

const NO_MARKET: RowsMarket = {
  jobs: [],
  missing: 0,
  markets: new Map(),
  merchants: [],
  hasNoOwnMerchant: true,
  ref: '',
  reference: referenceWords('median'),
}

/** The part of a search's market prices that belongs to these rows and countries. */
function marketOf(
  { jobs, markets, ...rest }: RowsMarket,
  rows: readonly RequestedRow[],
  countries: readonly string[],
): RowsMarket {
  const keys = new Set(rows.flatMap((row) => [...marketKeysOf(row).keys()]))
  return {
    ...rest,
    jobs: jobs.filter(({ codesCollection: codes }) =>
      codes.groups.flat().some((one) => countries.includes(one)),
    ),
    markets: new Map([...markets].filter(([key]) => keys.has(key))),
  }
}

type Props = {
  label: string
  state: SearchState
  products: readonly Product[]
  countries: string[]
  columns: readonly string[] | null
}

/** The loaded rows as a table with their market prices: one click requests the prices, which become columns of the same rows. */
export function MarketedTable({ label, state, products, countries, columns }: Props) {
  const go = useGo()
  const read = useSearchMarket()
  const rows = useMemo(
    () => tableRows({ products, countries, state, market: read }),
    [products, countries, state, read],
  )
  const all = products.map((product) => requestedRow(product, countries.join(',')))
  const requested = rows.map((product) => requestedRow(product, countries.join(',')))
  const market = marketOf(read ?? NO_MARKET, requested, countries)
  const counts = countMarkets(requested, market.markets)
  const { without } = countMarkets(all, market.markets)
  const show = (next: SearchState) => go(paths.search(next), { preserveScroll: true })
  return (
    <div className={styles.stack}>
      <MarketPanel
        countries={countries}
        market={market}
        rows={rows.length}
        withEan={all.length - without}
        counts={counts}
        requestedRows={{
          name: searchTitle(state),
          rows: () => Promise.resolve(requested),
          save: async (ids) => {
            sayLeftOut(state, ids)
            show(withMarket(state, ids))
          },
          onRequested: () => {},
        }}
        onReference={(ref) => show(withReference(state, ref))}
      >
        {without > 0 && (
          <Checkbox
            label={MARKET.withEan}
            checked={state.withEan}
            onChange={(isOn) => show(withEanOnly(state, isOn))}
          />
        )}
      </MarketPanel>
      <ResultTable
        label={label}
        products={rows}
        countries={countries}
        columns={columns}
        reference={market.reference}
        sort={state.sort}
        onSort={(sort) => show(withSort(state, sort))}
      />
    </div>
  )
}

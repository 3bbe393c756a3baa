/** Draws the cells of a collection’s table that show more than a value. */
import type { ReactNode } from 'react'
import { sizeOf } from '@/components/data-table/defineColumns.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { isMarketColumn } from '@/domain/market/rowMarket.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { DifferenceAxis } from '@/features/pricing/rowsMarket/DifferenceBar.tsx'
import { EanLink } from '@/features/products/EanLink.tsx'
import { MerchantOfRow } from '@/features/products/MerchantOfRow.tsx'
import { MrpOfRow } from '@/features/products/prices/MrpOfRow.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import { formatPrice } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { ITEMS, tryItemAgain } from '@/words/collectionViewNames.ts'
import type { RowsContext, RowTableColumn } from './columns.ts'
import { MarketOfRow } from './MarketOfRow.tsx'
import { NoteOfRow } from './NoteOfRow.tsx'
import type { RowActions } from './rowActions.ts'
import { rowTitle } from './rowName.ts'
import styles from './RowsTable.module.css'

type StatusProps = { row: WorkRow; retry: RowActions['retry'] }

/** The cell with the status of an item's check, its reason if there is one, and *Retry* after a failure. */
function StatusCell({ row, retry }: StatusProps) {
  const { item } = row
  if (item === undefined) return <EmptyValue />
  return (
    <>
      <span title={item.reason ?? undefined}>
        {item.status}
        {item.reason !== null && (
          <small className={styles.reason}>
            <LangText>{item.reason}</LangText>
          </small>
        )}
      </span>
      {retry !== null && item.status === 'Failed' && (
        <Button
          variant="link"
          size="s"
          className={styles.retry ?? ''}
          aria-label={tryItemAgain(rowTitle(row))}
          onClick={() => retry(row)}
        >
          {ITEMS.tryAgain}
        </Button>
      )}
    </>
  )
}

/** The cell of the offer price; for a picked product whose price changed, with the first price, too: "30.00 → 28.00". */
function PriceOfRow({ row: { offerPrice, item } }: { row: WorkRow }) {
  const first = item?.firstPrice ?? null
  if (first === null || first === offerPrice) return <Price offer={offerPrice} />
  return (
    <span className={styles.prices}>
      <span className={styles.earlier}>
        <span className="vh">from </span>
        <LangText>{formatPrice(first)}</LangText>
        <span aria-hidden="true"> → </span>
        <span className="vh"> to </span>
      </span>
      <Price offer={offerPrice} />
    </span>
  )
}

type Cells = Partial<Record<string, (row: WorkRow, context: RowsContext) => ReactNode>>

const CELLS: Cells = {
  title: ({ title, item, productId, eans: [code], country }) => {
    const name = title ?? item?.given ?? null
    return (
      <span className={styles.name} dir="auto" title={name ?? undefined}>
        {productId === null && code !== undefined ? (
          // A product of which only the code is known links to the page of that code.
          <Link to={paths.ean(code, { countries: country.split(',') })} className={styles.link}>
            {name ?? code}
          </Link>
        ) : (
          <ProductLink id={productId} title={name} countries={country} className={styles.link} />
        )}
      </span>
    )
  },
  status: (row, { acts }) => <StatusCell row={row} retry={acts?.retry ?? null} />,
  merchant: ({ merchant, brand }) => <MerchantOfRow merchant={merchant} brand={brand} />,
  offerPrice: (row) => <PriceOfRow row={row} />,
  salePrice: ({ salePrice, offerPrice, discount }) => (
    <MrpOfRow salePrice={salePrice} offerPrice={offerPrice} discount={discount} />
  ),
  active: ({ active }) => <Stock available={active} />,
  eans: ({ eans, country }) =>
    eans.length === 0 ? <EmptyValue /> : <EanLink eans={eans} country={country} />,
}

/** The px that the price column needs beyond its default width, for the earlier price before the current one. */
const EARLIER = 68

/** Draws the field for the note if the page stores notes. */
const noteCell: RowTableColumn['cell'] = (row, { acts }) =>
  acts?.note ? <NoteOfRow row={row} note={acts.note} /> : undefined

/** Adds the cell renderer to a column. */
export function drawnRowColumn(
  column: RowTableColumn,
  { acts, known }: Pick<RowsContext, 'acts' | 'known'>,
): RowTableColumn {
  const { id } = column
  if (isMarketColumn(id)) {
    return {
      ...column,
      cell: (row) => <MarketOfRow row={row} column={id} />,
      ...(id === 'difference' && { axis: <DifferenceAxis /> }),
    }
  }
  if (id === 'note') return acts?.note ? { ...column, cell: noteCell } : column
  const drawn = { ...column, cell: CELLS[id] }
  if (id !== 'offerPrice' || known?.figures.firstPrice === undefined) return drawn
  return { ...drawn, size: sizeOf(column) + EARLIER }
}

import { useContext } from 'react'
import { EditCell } from '@/components/ui/fields/EditCell.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { readTypedPrice } from '@/domain/pricing/priceList/typedPrice.ts'
import { rankInWords } from '@/domain/pricing/rankInWords.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { MyPriceField } from '@/features/pricing/MyPriceField.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatIndex, formatPrice } from '@/lib/numbers/format.ts'
import { ITEMS, yourPriceOf } from '@/words/collectionViewNames.ts'
import { RowPricesContext, type RowPrices } from './rowPrices.ts'
import styles from './YourPrice.module.css'

type Props = { row: Pick<WorkRow, 'country' | 'item'>; code: string }

/**
 * The cell of your price for one code. With an offer of yours in the catalog, a typed price is a what-if price; without one it is
 * stored in *My prices*. Renders nothing when the page has no editable prices.
 */
export function YourPrice({ row, code }: Props) {
  const known = useContext(RowPricesContext)
  if (known === null) return null
  // The key remounts the field for another code, so that a draft is never stored for the wrong one.
  return <Field key={marketKey(row.country, code)} {...{ row, code, known }} />
}

function Field({ row, code, known }: Props & { known: RowPrices }) {
  const { country } = row
  const { prices, offersOf } = known
  const offers = offersOf(row, code) ?? []
  const catalog = prices.catalogPrice(country, offers)
  if (catalog !== null) return <WhatIf {...{ country, code, known, offers, catalog }} />
  const own = prices.ownPrice(country, code)
  const price = own?.price ?? null
  return (
    <span className={styles.field}>
      <MyPriceField
        code={code}
        country={country}
        ownPrice={price === null ? null : { price, source: 'price list' }}
        own={own}
      />
      {price !== null && <small>{ITEMS.myPrices}</small>}
    </span>
  )
}

type WhatIfProps = {
  country: string
  code: string
  known: RowPrices
  offers: NonNullable<ReturnType<RowPrices['offersOf']>>
  /** Your price in the catalog. */
  catalog: number
}

function WhatIf({ country, code, known, offers, catalog }: WhatIfProps) {
  const { prices, whatIf } = known
  const key = marketKey(country, code)
  const price = whatIf.prices.get(key)
  const label = yourPriceOf(code)

  const commit = (text: string): string | null => {
    const read = readTypedPrice(text, 'price')
    if ('problem' in read) return read.problem
    const isSaved = read.value === null || read.value === catalog
    whatIf.set(key, isSaved ? null : read.value)
    if (read.value === null || isSaved) {
      announce(`${label}: ${formatPrice(catalog)}, as in the catalog`)
      return null
    }
    const { index, rank, of, tied } = prices.marketAt(country, code, offers, read.value)
    const words = [
      `What-if price ${formatPrice(read.value)}`,
      ...(index === null ? [] : [`index ${formatIndex(index)}`]),
      ...(rank === null || of === null || tied === null ? [] : [rankInWords({ rank, of, tied })]),
      `saved ${formatPrice(catalog)}`,
    ]
    announce(words.join(', '))
    return null
  }
  return (
    <span className={styles.field}>
      <span className={styles.figure}>
        <CurrencyPrefix />
        <EditCell
          isFigure
          label={label}
          value={formatPrice(price ?? catalog)}
          onCommit={(text) => Promise.resolve(commit(text))}
        />
      </span>
      {price !== undefined && (
        <small>
          saved <LangText>{formatPrice(catalog)}</LangText>
        </small>
      )}
    </span>
  )
}

import { lazy, memo, Suspense, useState } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { MerchantItem } from '@/domain/market/merchantItem.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { sizesByMerchant } from '@/words/byMerchantNames.ts'
import { CellFigure } from './CellFigure.tsx'
import { matrixCells } from './matrixCells.ts'
import type { CellKind, MatrixColumn } from './matrixColumns.ts'
import styles from './MerchantMatrix.module.css'

// Loaded for products with several sizes, when they are opened.
const SizesByMerchant = lazy(async () => ({
  default: (await import('./SizesByMerchant.tsx')).SizesByMerchant,
}))

type Props = {
  item: MerchantItem
  /** The product’s index, from 0. */
  index: number
  columns: readonly MatrixColumn[]
  hasOwn: boolean
  kind: CellKind
  /** Prices that differ by at most this many percent are equal. */
  tolerance: number
  isMixed: boolean
  pricing: { ownMerchants: OwnMerchantsByCountry; ref: string }
  /** The column of this row that Tab reaches, 0 for the product; null if Tab reaches another row. */
  active: number | null
}

/** A product with each merchant’s price; every price links to the page of its code. */
export const MatrixRow = memo(function MerchantLine(props: Props) {
  const { item, index: place, columns, hasOwn, kind, tolerance, isMixed, pricing, active } = props
  const { title, productId, imageUrl, country, codes, own } = item
  const { cells, isOwnLowest } = matrixCells(item, tolerance)
  const countries = country.split(',')
  const toCode = (code: string | undefined) => paths.ean(code ?? '', { countries, ...pricing })
  const [first] = codes
  const leading = hasOwn ? 2 : 1
  const tab = (column: number) => (active === column ? 0 : -1)
  const name = title ?? first?.code ?? ''
  return (
    <tr data-row={place} aria-rowindex={place + 2}>
      <th scope="row" className={styles.name} aria-colindex={1} data-cell={`${place} 0`}>
        <span className={styles.product}>
          <ProductPicture src={imageUrl} size="thumb" />
          <Link
            className={styles.title}
            to={productId === null ? toCode(first?.code) : paths.product(productId, { countries })}
            tabIndex={tab(0)}
            title={name}
            dir="auto"
          >
            {name}
          </Link>
          {title !== null && codes.length === 1 && (
            <span className={styles.quiet}> {first?.code}</span>
          )}
          {isMixed && <span className={styles.quiet}> {shownCountries(countries)}</span>}
          {codes.length > 1 && (
            <Sizes {...{ item, columns, kind, tolerance, toCode }} tabIndex={tab(0)} />
          )}
        </span>
      </th>
      {hasOwn && (
        <td
          data-number
          aria-colindex={2}
          data-cell={`${place} 1`}
          className={styles.own}
          tabIndex={own === null ? tab(1) : undefined}
        >
          {own === null ? (
            <EmptyValue what="you don’t sell it" />
          ) : (
            <Link
              className={classes(styles.price, isOwnLowest && styles.lowest)}
              to={toCode(codes.find((one) => one.own === own)?.code)}
              tabIndex={tab(1)}
            >
              <span>
                <CurrencyPrefix />
                <LangText>{formatPrice(own)}</LangText>
              </span>
              {isOwnLowest && <span className="vh"> lowest</span>}
            </Link>
          )}
        </td>
      )}
      {columns.map(({ merchant }, at) => {
        const cell = cells.get(merchant)
        const column = leading + at
        return (
          <td
            key={merchant}
            data-number
            aria-colindex={column + 1}
            data-cell={`${place} ${column}`}
            tabIndex={cell ? undefined : tab(column)}
          >
            {cell ? (
              <Link
                className={styles.price}
                to={toCode(
                  codes.find(({ prices }) => isPriceOf(prices, merchant, cell.price))?.code,
                )}
                tabIndex={tab(column)}
              >
                <CellFigure cell={cell} kind={kind} />
              </Link>
            ) : (
              <EmptyValue what="not sold" />
            )}
          </td>
        )
      })}
    </tr>
  )
})

const isPriceOf = (prices: readonly number[], merchant: number, price: number) =>
  prices.some((one, at) => at % 2 === 0 && one === merchant && prices[at + 1] === price)

type SizesProps = Pick<Props, 'item' | 'columns' | 'kind' | 'tolerance'> & {
  toCode: (code: string) => string
  tabIndex: number
}

/** A button such as "5 sizes" that opens the prices of each code of the product. */
function Sizes({ item, tabIndex, ...props }: SizesProps) {
  const [isOpen, setOpen] = useState(false)
  const { title, codes } = item
  return (
    <>
      <button
        type="button"
        className={styles.sizes}
        aria-haspopup="dialog"
        aria-label={sizesByMerchant(codes.length, title)}
        tabIndex={tabIndex}
        onClick={() => setOpen(true)}
      >
        {formatCount(codes.length)} sizes
      </button>
      <Sheet
        open={isOpen}
        title={sizesByMerchant(codes.length, title)}
        className={styles.sheet}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Skeleton height={240} />}>
          <SizesByMerchant codes={codes} {...props} />
        </Suspense>
      </Sheet>
    </>
  )
}

import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import { tiedInWords } from '@/domain/pricing/rankInWords.ts'
import { MarketCell } from '@/features/pricing/rowsMarket/MarketCell.tsx'
import { EanLink } from '@/features/products/EanLink.tsx'
import { Swatch } from '@/features/products/pictures/Swatch.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { Discount } from '@/features/products/prices/Discount.tsx'
import { Mrp } from '@/features/products/prices/Mrp.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { Rating } from '@/features/products/Rating.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import { FoldedText } from '@/features/products/values/FoldedText.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { TraitValues } from '@/features/products/values/TraitValues.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatDay, formatWhen } from '@/lib/numbers/formatTimes.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { MISSING } from '@/lib/text/missing.ts'
import type { CellValue, SizeState, CellSku } from '@/pages/compare/rows/cellValue.ts'
import type { PriceMark } from '@/pages/compare/rows/priceMarks.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { comparePricesOf } from '@/words/names.ts'
import { DescriptionCell } from './DescriptionCell.tsx'
import { ReceivedCell } from './ReceivedCell.tsx'
import styles from './CellView.module.css'

type Props = {
  cell: CellValue
  /** How this offer price compares with the others. */
  mark: PriceMark | undefined
  country: string
}

/** Draws the value of a cell by its kind. */
export function CellView({ cell, mark, country }: Props) {
  switch (cell.kind) {
    case 'missing':
      return <EmptyValue what={cell.what} />
    case 'offer':
      return <OfferCell price={cell.price} mark={mark} />
    case 'mrp':
      return <Mrp mrp={cell.price} offer={cell.offer} />
    case 'discount':
      return <Discount discount={cell.value} offer={cell.offer} mrp={cell.mrp} />
    case 'stock':
      return <Stock available={cell.isIn} />
    case 'figure':
      return (
        <span className={styles.figure}>
          <LangText>{formatCount(cell.value)}</LangText>
        </span>
      )
    case 'rating':
      return (
        <span className={styles.rating}>
          <Rating value={cell.value} count={cell.count} />
          {cell.reviews !== null && (
            <span className={styles.reviews}>{`${formatCount(cell.reviews)} reviews`}</span>
          )}
        </span>
      )
    case 'moment':
      return (
        <time
          className={styles.figure}
          dateTime={new Date(cell.at).toISOString()}
          title={`${formatWhen(cell.at)}, received as ${cell.at}`}
        >
          <LangText>{formatDay(cell.at, { year: true })}</LangText>
        </time>
      )
    case 'flag':
      return <span>{cell.isSet ? 'yes' : 'no'}</span>
    case 'text':
      return (
        <span>
          <FoldedText text={cell.text} />
          {cell.group && <Spellings of={cell.group.spellings} name={cell.group.name} />}
        </span>
      )
    case 'colour':
      return (
        <span className={styles.colour}>
          <Swatch colour={cell.text} />
          <bdi>{cell.text}</bdi>
        </span>
      )
    case 'values':
      return <ValuesCell values={cell.values} />
    case 'sizes':
      return <SizesCell sizes={cell.sizes} />
    case 'skus':
      return <SkusCell skus={cell.skus} country={country} />
    case 'eans':
      return (
        <span className={styles.figure}>
          <EanLink eans={cell.eans} country={country} />
        </span>
      )
    case 'market':
      return (
        <MarketCell
          market={cell.market}
          column={cell.column}
          hasCode={cell.hasCode}
          title={cell.title}
          country={country}
        />
      )
    case 'description':
      return <DescriptionCell text={cell.text} />
    case 'received':
      return <ReceivedCell value={cell.value} />
  }
}

/** The most characters of a tag: fewer than on a product page, because the column is narrower. */
const TAG_LENGTH = 32

/** The values of a trait, in the order received. */
function ValuesCell({ values }: { values: readonly string[] }) {
  return (
    <span className={styles.values}>
      <TraitValues values={values} tagLength={TAG_LENGTH} />
    </span>
  )
}

type OfferCellProps = { price: number; mark: PriceMark | undefined }

/** The cell of an offer price: its difference from the base, and whether it is the lowest or highest. */
function OfferCell({ price, mark }: OfferCellProps) {
  const { change = null, side = null, extreme = null, tied = 0, isLeftOut = false } = mark ?? {}
  return (
    <span className={styles.offer}>
      <Price offer={price} size="card" />
      {change !== null && (
        <span>
          <Delta value={change} plain={side === 'equal'} />
          <span className="vh"> compared with the base</span>
        </span>
      )}
      {extreme !== null && (
        <Tag tone="line">{tied > 1 ? `${extreme}, ${tiedInWords(tied)}` : extreme}</Tag>
      )}
      {isLeftOut && (
        <Tag tone="line" title="A price of 0 or less isn’t compared.">
          not counted
        </Tag>
      )}
    </span>
  )
}

type SizesCellProps = { sizes: readonly { name: string; state: SizeState }[] }

const WORDS: Record<SizeState, string> = {
  available: 'available',
  out: 'not available',
  unknown: 'stock unknown',
  none: 'not among its variants',
}
/** The most sizes in the cell: a shoe has about twenty, a malformed record thousands. Every size has a row under “SKUs by size”. */
const MAX_SIZES = 24

/**
 * The cell of the sizes, with each size at the same place in all columns: framed when available, struck out when not, a dash when
 * missing.
 */
function SizesCell({ sizes }: SizesCellProps) {
  return (
    <ul className={styles.sizes}>
      {sizes.slice(0, MAX_SIZES).map(({ name, state }) => (
        <li
          key={name}
          className={classes(styles.size, styles[state])}
          title={`${isolated(name)}: ${WORDS[state]}`}
        >
          <span className={styles.text} aria-hidden="true">
            {state === 'none' ? MISSING : name}
            {state === 'unknown' && '?'}
          </span>
          <span className="vh">{`${name}: ${WORDS[state]}`}</span>
        </li>
      ))}
      {sizes.length > MAX_SIZES && <li>{`${formatCount(sizes.length - MAX_SIZES)} more below`}</li>}
    </ul>
  )
}

type SkusCellProps = { skus: readonly CellSku[]; country: string }

const AT_ONCE = 6

/** The cell with the SKUs of one size: stock, prices, and a link to the market of the code. */
function SkusCell({ skus, country }: SkusCellProps) {
  const { shown, more } = useMoreOf(skus, { first: AT_ONCE, step: 100, what: 'variants' })
  return (
    <ul className={styles.skus}>
      {shown.map(({ skuId, ean, available, offerPrice, salePrice }, index) => (
        // SKU ids may be missing or repeated; the index is safe because the list is never reordered.
        <li key={`${index} ${skuId}`} title={skuId === null ? undefined : `SKU ${skuId}`}>
          <Stock available={available} of="sku" />
          <Price offer={offerPrice} />
          {salePrice !== offerPrice && <Mrp mrp={salePrice} offer={offerPrice} />}
          {ean === null ? (
            <EmptyValue what="no code given" />
          ) : (
            <Link
              className={styles.ean}
              to={paths.ean(ean, { countries: [country] })}
              aria-label={comparePricesOf(ean)}
              translate="no"
            >
              {ean}
            </Link>
          )}
        </li>
      ))}
      {more && (
        <li>
          <Button variant="link" size="s" onClick={more.show}>
            {more.label}
          </Button>
        </li>
      )}
    </ul>
  )
}

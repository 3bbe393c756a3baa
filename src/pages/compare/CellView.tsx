import { formatCount } from '../../lib/format.ts'
import { formatWhen, formatWhenShort } from '../../lib/formatTimes.ts'
import { Swatch } from '../../pictures/Swatch.tsx'
import { Discount } from '../../products/Discount.tsx'
import { FoldedText } from '../../products/FoldedText.tsx'
import { Mrp } from '../../products/Mrp.tsx'
import { Rating } from '../../products/Rating.tsx'
import { Spellings } from '../../products/Spellings.tsx'
import { Stock } from '../../products/Stock.tsx'
import { Missing } from '../../ui/Missing.tsx'
import styles from './CellView.module.css'
import { DescriptionCell } from './DescriptionCell.tsx'
import { OfferCell } from './OfferCell.tsx'
import { ReceivedCell } from './ReceivedCell.tsx'
import { SizesCell } from './SizesCell.tsx'
import { SkusCell } from './SkusCell.tsx'
import { ValuesCell } from './ValuesCell.tsx'
import type { CellValue } from './cellValue.ts'
import type { PriceMark } from './priceMarks.ts'

type Props = {
  cell: CellValue
  /** What the offer prices say about this one. */
  mark: PriceMark | undefined
  country: string
}

/** One value as its kind is written. */
export function CellView({ cell, mark, country }: Props) {
  switch (cell.kind) {
    case 'missing':
      return <Missing what={cell.what} />
    case 'offer':
      return <OfferCell price={cell.price} mark={mark} />
    case 'mrp':
      return <Mrp mrp={cell.price} offer={cell.offer} />
    case 'discount':
      return <Discount given={cell.value} offer={cell.offer} mrp={cell.mrp} />
    case 'stock':
      return <Stock available={cell.isIn} />
    case 'figure':
      return <span className={styles.figure}>{formatCount(cell.value)}</span>
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
          {formatWhenShort(cell.at)}
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
    case 'description':
      return <DescriptionCell text={cell.text} />
    case 'received':
      return <ReceivedCell value={cell.value} />
  }
}

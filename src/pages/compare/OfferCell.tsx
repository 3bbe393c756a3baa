import { Delta } from '../../products/Delta.tsx'
import { Price } from '../../products/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './OfferCell.module.css'
import type { PriceMark } from './priceMarks.ts'

type Props = { price: number; mark: PriceMark | undefined }

/** An offer price, how far it is from the base, and whether it is the lowest or highest of all. */
export function OfferCell({ price, mark }: Props) {
  const { change = null, extreme = null, tied = 0, isLeftOut = false } = mark ?? {}
  return (
    <span className={styles.offer}>
      <Price offer={price} size="card" />
      {change !== null && (
        <span>
          <Delta value={change} />
          <span className="vh"> against the base</span>
        </span>
      )}
      {extreme !== null && (
        <Tag tone="line">{tied > 1 ? `${extreme}, tied (${tied})` : extreme}</Tag>
      )}
      {isLeftOut && (
        <Tag tone="line" title="A price of 0 or less is compared with nothing.">
          not counted
        </Tag>
      )}
    </span>
  )
}

import type { Assortment, Exclusion } from '../../domain/batch/assortment.ts'
import { formatCount, formatIndex } from '../../domain/format.ts'
import { Fn } from '../../parts/Fn.tsx'
import { Missing } from '../../parts/Missing.tsx'
import styles from './AssortmentIndex.module.css'

const WORDS: Record<Exclusion, string> = {
  invalid: 'invalid',
  waiting: 'waiting',
  failed: 'failed',
  'not found': 'not found',
  'no market': 'without a market',
  'not mine': 'not sold by me',
  'only mine': 'sold only by me',
  'no usable price': 'without a usable price',
}

const FORMULA =
  'Mean of the price indices; each is my offer price ÷ median of the other merchants’ offer prices × 100'

type Props = {
  /** The country, where the batch has several; '' where it has one. */
  where: string
  figures: Assortment
}

/** The price index of the assortment: n, what is left out and why, and how it comes about. */
export function AssortmentIndex({ where, figures }: Props) {
  const { n, meanIndex, medianIndex, excluded } = figures
  const left = excluded.map(({ reason, count }) => `${formatCount(count)} ${WORDS[reason]}`)
  return (
    <p className={styles.index}>
      <span>
        Price index of the assortment{where !== '' && ` in ${where}`}
        <Fn formula={FORMULA} />
      </span>{' '}
      <b>{meanIndex === null ? <Missing what="no price index" /> : formatIndex(meanIndex)}</b>
      <span className={styles.quiet}>
        {medianIndex !== null && `median ${formatIndex(medianIndex)}, `}
        {`n = ${formatCount(n)}`}
        {left.length > 0 && `; left out: ${left.join(', ')}`}
        {'. Repeated rows count once.'}
      </span>
    </p>
  )
}

import { formatCount, formatPrice } from '../../domain/format.ts'
import type { BatchProduct } from '../../domain/batch/batchAnswer.ts'
import { ProductLink } from '../../parts/ProductLink.tsx'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { Unit } from '../../parts/Unit.tsx'
import type { ShownRow } from './batchRows.ts'
import styles from './RowsTable.module.css'

function RecordLine({
  record,
  countries,
  more,
}: {
  record: BatchProduct
  countries: readonly string[]
  more: number
}) {
  return (
    <>
      <ProductPicture size="thumb" src={record.imageUrl} />
      <span className={styles.title}>
        <ProductLink id={record.productId} title={record.title} countries={countries.join()} />
      </span>
      <span className={styles.quiet}>
        {record.merchant}
        {record.offerPrice !== null && (
          <>
            {' '}
            <Unit />
            {formatPrice(record.offerPrice)}
          </>
        )}
        {more > 0 && `, ${formatCount(more)} more`}
      </span>
    </>
  )
}

/** The product of a row, or why there is none. */
export function RowProduct({ shown: { row, state, outcome } }: { shown: ShownRow }) {
  const { entry } = row.line
  const countries = row.countries.join(', ')
  if (entry.kind === 'invalid') return <Why text={entry.says} />
  if (outcome === null || state === 'asking') {
    return row.repeats === null ? null : (
      <Why text={`Repeats row ${formatCount(row.repeats + 1)}.`} />
    )
  }
  if (outcome.state === 'failed') return <Why text={outcome.failure.says} />
  if (outcome.state === 'not found') return <Why text={`Not known in ${countries}`} />
  const { answer } = outcome
  if (answer.kind === 'id') {
    if (answer.product === null) {
      return <Why text={`No record, ${formatCount(answer.traits.length)} traits`} />
    }
    return <RecordLine record={answer.product} countries={row.countries} more={0} />
  }
  if (answer.kind === 'url') {
    const [first, ...more] = answer.records
    return first ? (
      <RecordLine record={first} countries={row.countries} more={more.length} />
    ) : (
      <Why text="No record" />
    )
  }
  if (answer.title === null && answer.imageUrl === null) {
    return <Why text="No name in the answer" />
  }
  return (
    <>
      <ProductPicture size="thumb" src={answer.imageUrl} />
      <span className={styles.title} title={answer.title ?? undefined}>
        {answer.title ?? 'No name in the answer'}
      </span>
    </>
  )
}

function Why({ text }: { text: string }) {
  return (
    <span className={styles.why} title={text}>
      {text}
    </span>
  )
}

import { shownCountries } from '../../../lib/countryCode.ts'
import { formatCount, formatPrice } from '../../../lib/numbers/format.ts'
import { acceptedRecord, type BatchProduct } from '../../../market/batchAnswer.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './RowsTable.module.css'
import { titleOf, type ShownRow } from './batchRows.ts'
import { whyNoMarket, whyNoProduct } from '../../../model/batch/titleWords.ts'

function RecordLine({
  record,
  countries,
  more,
  isRecordBeside,
}: {
  record: BatchProduct
  countries: readonly string[]
  more: number
  isRecordBeside: boolean
}) {
  return (
    <>
      <ProductPicture size="thumb" src={record.imageUrl} />
      <span className={styles.title}>
        <ProductLink id={record.productId} title={record.title} countries={countries.join()} />
      </span>
      <span className={styles.quiet}>
        {!isRecordBeside && (
          <>
            {record.merchant}{' '}
            {record.offerPrice !== null && (
              <>
                <Unit />
                <Localized>{formatPrice(record.offerPrice)}</Localized>
              </>
            )}
          </>
        )}
        {more > 0 && `${isRecordBeside ? '' : ', '}${formatCount(more)} more`}
      </span>
    </>
  )
}

type Props = {
  shown: ShownRow
  /** Merchant and price of a record have columns of their own. */
  isRecordBeside: boolean
}

/** The product of a row, or why there is none. */
export function RowProduct({ shown, isRecordBeside }: Props) {
  const { row, state, outcome, own } = shown
  const { entry } = row.line
  const countries = shownCountries(row.countries)
  const known = row.ask?.known ?? null
  if (entry.kind === 'invalid') return <Why text={entry.says} />
  if (outcome === null || state === 'asking') {
    if (row.repeats !== null) return <Why text={`Repeats row ${formatCount(row.repeats + 1)}.`} />
    const name = known?.title ?? own?.title
    return name && <Named title={name} imageUrl={known?.imageUrl ?? null} />
  }
  if (outcome.state === 'failed') return <Why text={outcome.failure.says} />
  if (outcome.state === 'not found') {
    const why = `Not known in ${countries}`
    return <Why text={known ? `${why}: ${known.title}` : why} />
  }
  const { answer } = outcome
  if (answer.kind === 'id') {
    if (answer.product === null) {
      return <Why text={`No record, ${formatCount(answer.traits.length)} traits`} />
    }
    return (
      <RecordLine
        record={answer.product}
        countries={row.countries}
        more={0}
        isRecordBeside={isRecordBeside}
      />
    )
  }
  if (answer.kind === 'title') {
    const record = acceptedRecord(answer)
    const noMarket = whyNoMarket(answer)
    // What nobody has accepted must not look like the product of the row: no picture, no link.
    if (record === null) return <Why text={whyNoProduct(answer) ?? 'No record'} />
    return (
      <>
        <RecordLine
          record={record}
          countries={row.countries}
          more={0}
          isRecordBeside={isRecordBeside}
        />
        {noMarket !== null && <Why text={noMarket} />}
      </>
    )
  }
  if (answer.kind === 'url') {
    const [first, ...more] = answer.records
    return first ? (
      <RecordLine
        record={first}
        countries={row.countries}
        more={more.length}
        isRecordBeside={isRecordBeside}
      />
    ) : (
      <Why text="No record" />
    )
  }
  const title = titleOf(shown)
  if (title === null && answer.imageUrl === null) return <Why text="No name in the answer" />
  return <Named title={title} imageUrl={answer.imageUrl} />
}

function Named({ title, imageUrl }: { title: string | null; imageUrl: string | null }) {
  return (
    <>
      <ProductPicture size="thumb" src={imageUrl} />
      <span className={styles.title} title={title ?? undefined}>
        {title ?? 'No name in the answer'}
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

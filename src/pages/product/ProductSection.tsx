import { useQuery } from '@tanstack/react-query'
import { traitsQuery } from '../../catalog/operations/traits.ts'
import { countryName } from '../../lib/countries.ts'
import { together } from '../../lib/countryCode.ts'
import { AnswerNotice } from '../../notices/AnswerNotice.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { classes } from '../../ui/classes.ts'
import { NoProduct } from './NoProduct.tsx'
import { ProductRecord } from './ProductRecord.tsx'
import styles from './ProductSection.module.css'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { TraitsOnly } from './TraitsOnly.tsx'
import { PRODUCT } from './productNames.ts'

type Props = {
  id: string
  countries: string[]
  /** Named by its countries, because there is another section. */
  headed: boolean
}

/** One answer and its states. */
export function ProductSection({ id, countries, headed }: Props) {
  const connection = useConnection()
  const request = traitsQuery(connection, { id, countries, mode: 'full' })
  const query = useQuery(request)
  const { data, isFetching, isPending } = query
  const names = countries.map((code) => countryName(code)).filter((name) => name !== null)
  const isWaiting = isPending && (isFetching || query.fetchStatus === 'paused')
  const notice = (
    <AnswerNotice query={query} what="The product look-up" queryKey={request.queryKey} />
  )
  return (
    <section
      className={styles.section}
      aria-label={`${PRODUCT.product} in ${together(countries)}`}
      aria-busy={isFetching}
    >
      {headed && (
        <h2 className={styles.country}>
          {countries.join(', ')} <span>{names.join(', ')}</span>
        </h2>
      )}
      {data === undefined && !headed && (
        <h1 className={isWaiting ? 'vh' : styles.unknown} dir="auto">
          Product {id}
        </h1>
      )}
      {isWaiting ? <ProductSkeleton notice={notice} headed={headed} /> : notice}
      {data !== undefined && (
        <div className={classes(styles.answer, isFetching && styles.older)}>
          {data.kind === 'none' ? (
            <NoProduct id={id} countries={countries} headed={headed} answer={data.answer} />
          ) : data.product === null ? (
            <TraitsOnly id={id} traits={data.traits} answer={data.answer} headed={headed} />
          ) : (
            <ProductRecord
              id={id}
              product={data.product}
              traits={data.traits}
              answer={data.answer}
              countries={countries}
              headed={headed}
            />
          )}
        </div>
      )}
    </section>
  )
}

import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { useSearch } from './useSearch.ts'
import styles from './FoundLine.module.css'

type Props = { state: SearchState; countries: string[] }

/** The line with the number of products, "4,213 products in US", which is the service's own total. */
export function FoundLine({ state, countries }: Props) {
  const { query, shown, isPassing } = useSearch(state, countries)
  if (shown === undefined) {
    return query.isError ? null : (
      <div className={styles.coming}>
        <Skeleton width={132} height={14} />
      </div>
    )
  }
  const count = shown.numFound
  return (
    <p className={classes(styles.found, isPassing && styles.older)} aria-busy={isPassing}>
      {shown.kind === 'past the end' ? (
        'nothing on this page in '
      ) : count === null ? (
        'number of products not stated, in '
      ) : (
        <>
          <b className={styles.count}>{formatCount(count)}</b> {pluralForm(count, 'product')}{' '}
          in{' '}
        </>
      )}
      <b>{together(countries)}</b>
    </p>
  )
}

import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { countChanges, type CountChange, type SavedSearch } from '@/domain/updates/savedSearch.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './CountChanges.module.css'

/** "+38", "−4", "0". */
function sinceOf(since: number): string {
  if (since === 0) return '0'
  return `${since > 0 ? '+' : '−'}${formatCount(Math.abs(since))}`
}

function Change({ change, isNamed }: { change: CountChange; isNamed: boolean }) {
  const { countries, now, since } = change
  return (
    <span className={styles.change}>
      {isNamed && <span className={styles.quiet}>{together(countries.split(','))} </span>}
      <b>{now === null ? <EmptyValue what="number not stated" /> : formatCount(now)}</b>
      <span className={styles.since}>
        <span className="vh"> products, since it was saved </span>
        {since === null ? <EmptyValue what="not known" /> : sinceOf(since)}
      </span>
    </span>
  )
}

/** How many products a saved search found last, and the change since it was saved; countries are not added up. */
export function CountChanges({ search }: { search: Pick<SavedSearch, 'saved' | 'seen'> }) {
  const changes = countChanges(search)
  if (changes.length === 0) return <EmptyValue what="not counted yet" />
  return (
    <span className={styles.changes}>
      {changes.map((change) => (
        <Change key={change.countries} change={change} isNamed={changes.length > 1} />
      ))}
    </span>
  )
}

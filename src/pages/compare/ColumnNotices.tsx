import { connectionKey } from '../../catalog/connection.ts'
import { formatCount } from '../../lib/format.ts'
import { AnswerNotice } from '../../notices/AnswerNotice.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { COMPARE } from '../../words/compareNames.ts'
import styles from './ColumnNotices.module.css'
import type { Column } from './compareColumns.ts'

function isWell({ query }: Column): boolean {
  return query.isSuccess && query.fetchStatus === 'idle'
}

/** Columns with the same trouble: offline, a refused key or a limit is said once. */
function byTrouble(columns: readonly Column[]): Column[][] {
  const groups = new Map<string, Column[]>()
  for (const column of columns) {
    if (isWell(column)) continue
    const { error, failureReason, fetchStatus } = column.query
    const key = `${fetchStatus} ${(error ?? failureReason)?.message ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  return [...groups.values()]
}

function whatOf(columns: readonly Column[]): string {
  const [first] = columns
  return columns.length === 1
    ? `The look-up of ${first?.name ?? 'a product'}`
    : `The look-up of ${formatCount(columns.length)} products`
}

/** What is the matter with products that are not there, each trouble once; a retry asks for all that have it. */
export function ColumnNotices({ columns }: { columns: readonly Column[] }) {
  const connection = useConnection()
  const groups = byTrouble(columns)
  if (groups.length === 0) return null
  return (
    <section data-notice className={styles.notices} aria-label={COMPARE.notices}>
      {groups.map((group) => {
        const [first] = group
        if (first === undefined) return null
        const { query } = first
        const askAll = () => {
          for (const one of group.slice(1)) void one.query.refetch()
          return query.refetch()
        }
        return (
          <AnswerNotice
            key={group.map(({ id }) => id).join(' ')}
            query={{ ...query, refetch: askAll }}
            what={whatOf(group)}
            kept="The other products stay as they are."
            queryKey={['traits', ...connectionKey(connection)]}
          />
        )
      })}
    </section>
  )
}

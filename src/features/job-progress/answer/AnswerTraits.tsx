import { traitGroups } from '@/api/traitGroups.ts'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import styles from './Answer.module.css'

/** The attributes of a product, with their names as received; values of several items follow each other. */
export function AnswerTraits({ traits }: { traits: readonly [name: string, value: string][] }) {
  const groups = traitGroups([...traits])
  return (
    <>
      <h2 className={styles.heading}>{`${CODE_CHECK.traits}, ${formatCount(groups.length)}`}</h2>
      {groups.length === 0 ? (
        <p className={styles.quiet}>None given.</p>
      ) : (
        <DataList
          items={groups.map(({ name, values }) => ({
            id: name,
            label: name,
            value: values.length === 0 ? <EmptyValue what="no value given" /> : values.join(', '),
          }))}
        />
      )}
    </>
  )
}

import { Table } from '@/components/ui/tables/Table.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { ListsFile } from '@/storage/collections/listsFile.ts'
import { PICKED } from '@/words/pickedNames.ts'
import styles from './ListsPreview.module.css'

/** How many products that can’t be read are listed; the others are only counted. */
const MAX_SHOWN = 50

/** Preview of whole collections before the import, with every product that can’t be read and the reason. */
export function ListsPreview({ file: { lists, unread } }: { file: ListsFile }) {
  return (
    <>
      <ul className={styles.lists}>
        {lists.map(({ name, entries }, at) => (
          <li key={`${at} ${name}`}>
            <b dir="auto">{name}</b>, {plural(entries.length, 'product')}
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <div className={styles.box}>
          <Table
            caption={`${PICKED.unread}: ${formatCount(unread.length)}`}
            captionShown
            className={styles.table}
          >
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {unread.slice(0, MAX_SHOWN).map(({ where, message }, at) => (
                <tr key={`${at} ${where}`}>
                  <td>{where}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {unread.length > MAX_SHOWN && (
            <p className={styles.more}>and {formatCount(unread.length - MAX_SHOWN)} more</p>
          )}
        </div>
      )}
    </>
  )
}

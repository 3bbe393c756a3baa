import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatBytes, formatCount, formatPercent } from '@/lib/numbers/format.ts'
import type { StoredKind } from '@/storage/database/storedData.ts'
import { deleteKind, SETTINGS } from '@/words/settingsNames.ts'
import { dayInWords } from './dayInWords.ts'
import styles from './StoredTable.module.css'

type Props = {
  kinds: readonly StoredKind[]
  /** When the stored data was read, in epoch milliseconds. */
  readAt: number
  onDelete: (kind: StoredKind) => void
}

/** The table of stored data, one row for each kind; the bars share one scale. */
export function StoredTable({ kinds, readAt, onDelete }: Props) {
  const largest = Math.max(1, ...kinds.map(({ bytes }) => bytes))
  return (
    <Table lines caption={SETTINGS.stored} className={styles.table}>
      <thead>
        <tr>
          <th>What</th>
          <th data-number className={styles.items}>
            Items
          </th>
          <th className={styles.share}>
            <span className="vh">Share</span>
          </th>
          <th data-number className={styles.size}>
            Size
          </th>
          <th data-number className={styles.oldest}>
            Oldest
          </th>
          <th className={styles.delete}>
            <span className="vh">Delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.name}>
            <th scope="row">
              {kind.label}
              {kind.damaged > 0 && (
                <span className={styles.damaged}>
                  {formatCount(kind.damaged)} damaged, not shown
                </span>
              )}
            </th>
            <td data-number>{formatCount(kind.items)}</td>
            <td className={styles.share}>
              <span className={styles.bar} style={cssVars({ '--part': kind.bytes / largest })} />
              <span className="vh">
                <LangText>{formatPercent((100 * kind.bytes) / largest)}</LangText> of the largest
              </span>
            </td>
            <td data-number>
              <LangText>{formatBytes(kind.bytes)}</LangText>
            </td>
            <td data-number className={styles.when}>
              {kind.oldest === null ? (
                <EmptyValue what="no date" />
              ) : (
                <LangText>{dayInWords(kind.oldest, readAt)}</LangText>
              )}
            </td>
            <td className={styles.delete}>
              <IconButton
                size="s"
                label={deleteKind(kind.label)}
                icon={<Trash />}
                aria-disabled={kind.items === 0 || undefined}
                onClick={() => kind.items > 0 && onDelete(kind)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

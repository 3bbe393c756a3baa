import PanelRight from 'lucide-react/icons/panel-right'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { detailsOfRow } from '../../words/batchNames.ts'
import styles from './RowsTable.module.css'
import type { ShownRow } from './batchRows.ts'

function counted(count: number, one: string): string {
  return `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`
}

/** "2 records", "14 traits"; '' where the row has no more than its columns show. */
function wordsOf({ outcome }: ShownRow): string {
  if (outcome?.state !== 'done') return ''
  const { answer } = outcome
  if (answer.kind === 'id')
    return answer.traits.length > 0 ? counted(answer.traits.length, 'trait') : ''
  return answer.kind === 'url' && answer.records.length > 0
    ? counted(answer.records.length, 'record')
    : ''
}

type Props = { shown: ShownRow; onDetails: (row: number) => void }

/** Opens what the table has no room for: records, traits, every offer. */
export function DetailButton({ shown, onDetails }: Props) {
  const { row, outcome } = shown
  if (outcome?.state !== 'done') return null
  const words = wordsOf(shown)
  const label = detailsOfRow(row.row + 1)
  const open = () => onDetails(row.row)
  return words === '' ? (
    <IconButton
      className={styles.details}
      size="s"
      label={label}
      icon={<PanelRight />}
      onClick={open}
    />
  ) : (
    <Button
      className={styles.details}
      variant="link"
      size="s"
      aria-label={`${label}: ${words}`}
      onClick={open}
    >
      {words}
    </Button>
  )
}

import Download from 'lucide-react/icons/download'
import { formatCount } from '../../domain/format.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
import { usePreference } from '../../parts/usePreference.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toast.ts'
import type { ShownRow } from './batchRows.ts'
import { isUnfinished } from './runWords.ts'

type Props = {
  job: BatchJob
  rows: readonly ShownRow[]
  label: string
  /** The whole batch, in the head of the page; else what the table shows. */
  isAll?: boolean
}

/** Saves rows as CSV; of a run that goes on, those answered so far and those that wait, marked as such. */
export function ExportButton({ job, rows, label, isAll = false }: Props) {
  const labelOf = useCurrencyLabel()
  const [mine] = usePreference('mine')
  const save = async () => {
    const { batchCsv } = await import('./batchCsv.ts')
    const at = Date.now()
    const { batch, plan } = job
    const { waiting, asking, cancelled } = job.view().progress
    const text = batchCsv({
      batch,
      rows,
      total: plan.rows.length,
      unasked: waiting + asking + cancelled,
      mine,
      labels: batch.groups.map((group) => ({ countries: group.join(), label: labelOf(group) })),
      at,
    })
    const part = isUnfinished(job.view().progress) ? '-incomplete' : ''
    const day = new Date(at).toISOString().slice(0, 10)
    saveFile(`batch-${batch.id}-${day}${part}.csv`, text, 'text/csv;charset=utf-8')
    toast(`${formatCount(rows.length)} of ${formatCount(plan.rows.length)} rows saved as CSV`)
  }
  const failed = () => toast('The file could not be written. Try again.', { tone: 'error' })
  return (
    <Button
      size={isAll ? 'm' : 's'}
      icon={<Download />}
      sub="CSV"
      aria-label={label}
      disabled={rows.length === 0}
      onClick={() => void save().catch(failed)}
    >
      {isAll ? 'Export all' : `Export ${formatCount(rows.length)}`}
    </Button>
  )
}

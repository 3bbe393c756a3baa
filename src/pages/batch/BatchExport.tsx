import { ExportMenu } from '../../export/ExportMenu.tsx'
import { formatCount } from '../../lib/numbers/format.ts'
import { askedOf } from '../../runs/steer/runWords.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../shell/settings/useJoined.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import type { ButtonVariant } from '../../ui/buttons/buttonClass.ts'
import { BATCH } from '../../words/batchNames.ts'
import type { BatchJob, BatchView } from '../../work/batch/batchJob.ts'
import type { ShownRow } from './rows/batchRows.ts'
import type { SheetGiven } from './batchSheet.ts'

type Props = {
  job: BatchJob
  /** The one that the rows are of. */
  view: BatchView
  /** All of them, in the order of the input. */
  rows: readonly ShownRow[]
  /** What filters and order leave of them; null where nothing is filtered. */
  filtered: readonly ShownRow[] | null
  /** Keys of the columns that the table shows; null where that does not matter. */
  columns: readonly string[] | null
  /** Both as they are by now, and what they are measured against. */
  latest: () => Promise<Pick<SheetGiven, 'rows' | 'filtered' | 'order' | 'reference'>>
  variant?: ButtonVariant
}

async function sheetNow(given: Omit<SheetGiven, 'at'>) {
  const { batchSheet } = await import('./batchSheet.ts')
  return batchSheet({ ...given, at: Date.now() })
}

/** "Export 312 so far": a batch as a file, in the middle of a run as well, marked as such. */
export function BatchExport({ job, view, rows, filtered, columns, latest, variant }: Props) {
  const labelOf = useCurrencyLabel()
  const [mine] = usePreference('mine')
  const joined = useJoined()
  const { progress } = view
  const { failed } = progress
  const unasked = progress.waiting + progress.asking + progress.cancelled
  const source = async () => {
    const { batch } = job
    const labels = batch.groups.map((group) => ({ countries: group.join(), label: labelOf(group) }))
    return sheetNow({
      batch,
      ...(await latest()),
      shown: columns,
      unasked,
      failed,
      mine,
      joined,
      labels,
    })
  }
  return (
    <ExportMenu
      label={labelFor(filtered, rows, unasked, askedOf(progress))}
      source={source}
      {...(variant && { variant })}
    />
  )
}

function labelFor(
  filtered: readonly ShownRow[] | null,
  rows: readonly ShownRow[],
  unasked: number,
  asked: number,
): string {
  if (filtered) return `Export ${formatCount(filtered.length)} of ${formatCount(rows.length)}`
  return unasked > 0 ? `Export ${formatCount(asked)} so far` : BATCH.exportAll
}

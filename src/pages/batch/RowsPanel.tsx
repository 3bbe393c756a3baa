import { useMemo } from 'react'
import { BATCH } from '../../domain/batchNames.ts'
import { formatCount } from '../../domain/format.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import { useGo } from '../../parts/useGo.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { encodeBatch, type BatchState } from '../../url/batchState.ts'
import { paths } from '../../url/paths.ts'
import { BATCH_STATUSES } from '../../url/readBatchState.ts'
import { countBy, statusOf, tileOf, type ShownRow } from './batchRows.ts'
import { ExportButton } from './ExportButton.tsx'
import styles from './RowsPanel.module.css'
import { RowsTable } from './RowsTable.tsx'
import { sortRows } from './sortRows.ts'

type Props = { job: BatchJob; rows: readonly ShownRow[]; state: BatchState }

const LABELS = {
  all: 'All',
  done: 'Done',
  'not-found': 'Not found',
  failed: 'Failed',
  waiting: 'Waiting',
  invalid: 'Invalid',
} as const

/** The rows that the address chooses, in its order. */
export function RowsPanel({ job, rows, state }: Props) {
  const go = useGo()
  const { status, tile, sort } = state
  const inTile = useMemo(
    () => (tile === '' ? rows : rows.filter((row) => tileOf(row) === tile)),
    [rows, tile],
  )
  const shown = useMemo(() => {
    const chosen = status === 'all' ? inTile : inTile.filter((row) => statusOf(row) === status)
    return sortRows(chosen, sort)
  }, [inTile, status, sort])
  const counts = countBy(inTile, statusOf)
  const to = (changes: Partial<BatchState>) =>
    paths.batch(job.batch.id, encodeBatch({ ...state, ...changes }))
  const options = BATCH_STATUSES.filter(
    (one) => one === 'all' || one !== 'invalid' || status === 'invalid' || counts.has('invalid'),
  ).map((value) => ({
    value,
    label: `${LABELS[value]} ${formatCount(value === 'all' ? inTile.length : (counts.get(value) ?? 0))}`,
  }))
  return (
    <Panel
      title={sort === 'latest' ? `${BATCH.rows}, latest first` : BATCH.rows}
      actions={
        <>
          <Segmented
            size="s"
            className={styles.filter}
            label={BATCH.show}
            options={options}
            value={status}
            onChange={(next) => go(to({ status: next }), { keepScroll: true })}
          />
          <ExportButton job={job} rows={shown} label={BATCH.exportShown} />
        </>
      }
    >
      <RowsTable
        job={job}
        rows={shown}
        sort={sort}
        onSort={(next) => go(to({ sort: next }), { keepScroll: true })}
      />
      {shown.length === 0 && <p className={styles.none}>No row is of this kind.</p>}
    </Panel>
  )
}

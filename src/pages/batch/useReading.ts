import { useMemo } from 'react'
import { readBatchReference, referenceWords } from '../../domain/batch/batchReference.ts'
import type { BatchJob, BatchView } from '../../jobs/batchJob.ts'
import { usePreference } from '../../parts/usePreference.ts'
import type { BatchState } from '../../url/batchState.ts'
import { createMerchants } from './batchMerchants.ts'
import { createRows, statusOf, tileOf } from './batchRows.ts'
import { rowsHold, shownColumns } from './rowColumns.ts'
import { sortRows } from './sortRows.ts'
import { useBatchReference } from './useBatchReference.ts'
import { usePriceLists } from './usePriceLists.ts'

/** The rows of a batch as its address, the user's merchant and price lists make them, and what there is to choose among them. */
export function useReading(job: BatchJob, view: BatchView, state: BatchState) {
  const { batch, plan } = job
  const { status, tile, sort } = state
  const ref = useBatchReference(state)
  const [mine] = usePreference('mine')
  const [chosen] = usePreference('batchColumns')
  const lists = usePriceLists(batch.groups)
  const makeRows = useMemo(
    () => createRows({ mine, reference: readBatchReference(ref), ownPrice: lists.ownPrice }),
    [mine, ref, lists],
  )
  // oxlint-disable-next-line react/exhaustive-deps -- the job is one object all along: its view says when its rows are others
  const rows = useMemo(() => makeRows(job), [makeRows, job, view])
  const shown = useMemo(() => {
    const isChosen = (row: (typeof rows)[number]) =>
      (tile === '' || tileOf(row) === tile) && (status === 'all' || statusOf(row) === status)
    const isFiltered = tile !== '' || status !== 'all'
    return sortRows(isFiltered ? rows.filter(isChosen) : rows, sort)
  }, [rows, tile, status, sort])
  const merchantsOf = useMemo(() => createMerchants(), [])
  const merchants = useMemo(() => merchantsOf(rows), [merchantsOf, rows])
  const reference = useMemo(
    () =>
      referenceWords(
        readBatchReference(ref),
        (id) => merchants.find((one) => one.id === id)?.name ?? id,
      ),
    [ref, merchants],
  )
  const isListed = lists.size > 0
  const hold = useMemo(
    () => rowsHold(plan, batch.settings.chain, batch.groups.length, isListed),
    [plan, batch, isListed],
  )
  const columns = useMemo(() => shownColumns(hold, chosen), [hold, chosen])
  return {
    rows,
    /** Those that the address chooses, in its order. */
    shown,
    isFiltered: tile !== '' || status !== 'all',
    merchants,
    reference,
    hold,
    columns,
  }
}

import { useCallback, useMemo } from 'react'
import { readRowReference } from '../../market/reference.ts'
import { useStandpoint } from '../../position/useStandpoint.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { editsUnderWay } from '../../ui/fields/editsUnderWay.ts'
import type { BatchJob, BatchView } from '../../work/batch/batchJob.ts'
import { isUnfinished } from '../../runs/steer/runWords.ts'
import { createRows, statusOf, tileOf, type ShownRow } from './rows/batchRows.ts'
import type { BatchState } from './batchState.ts'
import { isOfMine, orderOfRows, rowsHold, shownColumns } from './rows/rowColumns.ts'
import { latestFirst, sortRows, topRows } from './rows/sortRows.ts'

function* outcomesOf({ plan, outcomeOf }: BatchJob) {
  for (const { position } of plan.asks) yield { outcome: outcomeOf(position) }
}

/** The rows of a batch as its address, the user's merchant and price lists make them, and what there is to choose among them. */
export function useReading(job: BatchJob, view: BatchView, state: BatchState) {
  const { batch, plan } = job
  const { status, sort } = state
  const answers = useMemo(
    () => ({ [Symbol.iterator]: () => outcomesOf(job) }),
    // oxlint-disable-next-line react/exhaustive-deps -- the job is one object all along: its view says when its rows are others
    [job, view],
  )
  const { groups } = batch
  const from = useStandpoint({ chosen: state.ref, read: readRowReference, groups, answers })
  const { against, reference, mine, joined, tolerance, lists, merchants, isNobody } = from
  const [chosen] = usePreference('batchColumns')
  const isListed = lists.size > 0
  // A link holds no merchant: whoever opens it sees the rows until there is one to measure them by.
  const tile = isNobody ? '' : state.tile
  const top = isNobody && state.top !== null && isOfMine(state.top.column) ? null : state.top
  const standpoint = useMemo(
    () => ({ mine, reference: against, tolerance, joined }),
    [mine, against, tolerance, joined],
  )
  const makeRows = useMemo(
    () => createRows({ ...standpoint, ownPrice: lists.ownPrice }),
    [standpoint, lists],
  )
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const rows = useMemo(() => makeRows(job), [makeRows, job, view])
  const isEnded = !isUnfinished(view.progress)
  const choose = useCallback(
    (all: readonly ShownRow[]) => {
      const isChosen = (row: ShownRow) =>
        (tile === '' || tileOf(row) === tile) && (status === 'all' || statusOf(row) === status)
      const isNarrowed = tile !== '' || status !== 'all'
      const chosenRows = topRows(isNarrowed ? all.filter(isChosen) : all, top)
      if (sort.length > 0) return sortRows(chosenRows, sort)
      // While it runs, what was just answered is in sight; once it has ended, a list stands as it was given.
      return isEnded || top !== null ? chosenRows : latestFirst(chosenRows)
    },
    [tile, status, sort, top, isEnded],
  )
  const shown = useMemo(() => choose(rows), [choose, rows])
  const isFiltered = tile !== '' || status !== 'all' || top !== null
  /** What is exported: where a price that was just typed is still being kept, with that one. */
  const latest = async () => {
    const keeping = editsUnderWay()
    const order = orderOfRows({ sort, top, reference, isEnded })
    // A table in another order than that of the input is another file.
    const isShown = isFiltered || sort.length > 0
    if (keeping === null) return { rows, filtered: isShown ? shown : null, order, reference }
    await keeping
    const all = createRows({ ...standpoint, ...(await lists.readAgain()) })(job)
    return { rows: all, filtered: isShown ? choose(all) : null, order, reference }
  }
  const hold = useMemo(
    () => rowsHold(plan, batch.settings.chain, batch.groups.length, isListed),
    [plan, batch, isListed],
  )
  const columns = useMemo(() => shownColumns(hold, chosen, top), [hold, chosen, top])
  return {
    rows,
    /** Those that the address chooses, in its order. */
    shown,
    /** The tile and the top that hold: those of the address that need to know who I am wait for it. */
    tile,
    top,
    isFiltered,
    latest,
    merchants,
    reference,
    /** Then no row stands anywhere. */
    isNobody,
    hold,
    columns,
  }
}

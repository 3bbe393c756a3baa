/** How a step of a run is loaded and compared: into the result set of its source, and with the moment before. */
import { isSameSource } from '../../domain/again/sameSource.ts'
import { whyNotWhole } from '../../domain/changes/whyNotWhole.ts'
import type { Moment } from '../../domain/resultSet/resultSet.ts'
import { keepBaseline } from '../../jobs/keepAsMoment.ts'
import { openLoads, type LoadJob } from '../../jobs/openLoads.ts'
import type { AgainWorks } from '../../jobs/runAgain.ts'
import { startMoment, startSet } from '../../jobs/startMoment.ts'
import { createChangesEngine } from '../../parts/changesEngine.ts'
import { readLoadChoice } from '../../store/loadChoice.ts'
import { listSets, readSet } from '../../store/resultSets.ts'
import { comparedOf } from './comparedOf.ts'

/** A whole one before others: against a partial one nothing is known to be new. `moments`: newest first. */
function momentBefore(moments: readonly Moment[], at: number): Moment | null {
  const earlier = moments.filter((moment) => moment.at < at && moment.counts.rows > 0)
  return earlier.find((moment) => whyNotWhole(moment) === null) ?? earlier[0] ?? null
}

const begin: AgainWorks<LoadJob>['begin'] = async (connection, step, { since, setName }) => {
  await keepBaseline(connection.id, step, setName)
  const { sets } = await listSets(connection.id)
  const kept = sets.find(({ set }) => isSameSource(set, step))
  if (!kept) {
    const { source, countries } = step
    const made = await startSet(connection, {
      name: setName,
      source,
      countries,
      settings: readLoadChoice(),
    })
    return { ...made, before: null, isStarted: true }
  }
  const { set, moments } = kept
  const before = momentBefore(moments, since)
  const begun = moments.find(({ at }) => at >= since)
  if (begun) return { setId: set.id, momentId: begun.id, before, isStarted: false }
  const { momentId } = await startMoment(connection, set.id)
  return { setId: set.id, momentId, before, isStarted: true }
}

export const againWorks: AgainWorks<LoadJob> = {
  begin,
  open: openLoads.open,
  async compare(connectionId, { setId, beforeId, nowId }) {
    const compared = comparedOf(connectionId, await readSet(connectionId, setId), beforeId, nowId)
    if (!compared) throw new Error('A moment has been deleted.')
    const engine = createChangesEngine()
    try {
      return (await engine.compare(compared)).summary
    } finally {
      engine.close()
    }
  },
}

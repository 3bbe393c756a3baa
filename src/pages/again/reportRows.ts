import type { AgainRun, AgainStep } from '../../model/again/againRun.ts'
import { readSet } from '../../store/resultSets/resultSets.ts'
import { createChangesEngine } from '../../work/workers/changesEngine.ts'
import { comparedOf } from './comparedOf.ts'
import type { ReportRow } from './reportSheet.ts'

/** Every change of a run, source by source; `unread` are those whose moments have been deleted or cannot be read. */
export async function reportRows(
  connectionId: string,
  { steps }: Pick<AgainRun, 'steps'>,
): Promise<{ rows: ReportRow[]; unread: AgainStep[] }> {
  const rows: ReportRow[] = []
  const unread: AgainStep[] = []
  const engine = createChangesEngine()
  try {
    for (const step of steps) {
      const { outcome } = step
      if (outcome?.kind !== 'compared') continue
      const kept = await readSet(connectionId, outcome.setId)
      const { before, now } = outcome
      const compared = comparedOf(connectionId, kept, before.momentId, now.momentId)
      if (!compared) {
        unread.push(step)
        continue
      }
      await engine.compare(compared)
      for (const change of await engine.allChanges('all')) rows.push({ step, change })
    }
  } finally {
    engine.close()
  }
  return { rows, unread }
}

/** Opens a nightly run as a collection in this browser: its codes, and a version for each time they were checked. */
import { readLines } from '@/domain/codes/inputLines.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import { shownStateOf } from '@/domain/pricing/itemAnswer.ts'
import { saveVersionOfCodes } from '@/jobs/load/saveAsVersion.ts'
import { newId } from '@/lib/newId.ts'
import { replaceCodes } from '@/storage/collections/codes.ts'
import type { RunCollection } from '@/storage/collections/runFile.ts'
import type { SaveResult } from '@/storage/database/entryStore.ts'

/**
 * Stores the nightly run; returns the id of the collection. `memory`: the collection is lost when the page closes. Throws if the
 * database can't be read.
 */
export async function openNightlyRun(
  connectionId: string,
  { name, groups, settings, lines, versions }: RunCollection,
  random: () => number = Math.random,
): Promise<{ id: string; saved: SaveResult }> {
  const id = newId(random)
  const plan = planCodes(readLines(lines, settings.as), groups)
  let saved: SaveResult = 'stored'
  for (const { at, answers } of versions) {
    // For a code that was checked again, the last answer counts.
    const byKey = new Map(answers.map(({ key, outcome }) => [key, outcome]))
    const outcomes = plan.codeRequests.flatMap(({ key, position }) => {
      const outcome = byKey.get(key)
      return outcome ? [{ key, position, outcome }] : []
    })
    const ended = (end: ReturnType<typeof shownStateOf>) =>
      outcomes.filter(({ outcome }) => shownStateOf(outcome) === end).length
    const undecided = ended('undecided')
    const counts = {
      lines: plan.counts.lines,
      invalid: plan.counts.invalid,
      asks: plan.counts.asks,
      done: ended('done'),
      notFound: ended('not found'),
      failed: ended('failed'),
      ...(undecided > 0 && { undecided }),
    }
    const codesCollection = { id, at, name, groups, settings, isRunning: false, counts }
    if ((await replaceCodes(connectionId, codesCollection, lines, outcomes)) === 'memory')
      saved = 'memory'
    await saveVersionOfCodes(connectionId, id)
  }
  return { id, saved }
}

/** Makes a collection of codes from lines, and stores it before anything is requested. */
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { newId } from '@/lib/newId.ts'
import { createCodes } from '@/storage/collections/codes.ts'
import type { SaveResult } from '@/storage/database/entryStore.ts'

export type NewCodes = {
  name: string
  lines: readonly InputLine[]
  /** Groups of countries as `countryGroups` returns them; those of one group are requested together. */
  groups: string[][]
  settings: CodesSettings
  /** When it is created, in epoch milliseconds. */
  at: number
}

/**
 * Makes and stores a collection of codes; returns its id, which its URL contains. `memory`: the collection is lost when the page
 * closes.
 */
export async function createCodesCollection(
  connectionId: string,
  { name, lines, groups, settings, at }: NewCodes,
  random: () => number = Math.random,
): Promise<{ id: string; saveState: SaveResult }> {
  const { counts } = planCodes(lines, groups)
  const id = newId(random)
  const codesCollection = {
    id,
    at,
    name,
    groups,
    settings,
    isRunning: false,
    counts: {
      lines: counts.lines,
      invalid: counts.invalid,
      asks: counts.asks,
      done: 0,
      notFound: 0,
      failed: 0,
    },
  }
  const sourceLines = lines.map(
    ({ line, text, target, targetProblem, known, further, isTitle }) => ({
      line,
      text,
      target,
      ...(targetProblem !== null && { targetProblem }),
      ...(known && { known }),
      ...(further && { further }),
      ...(isTitle && { isTitle }),
    }),
  )
  return { id, saveState: await createCodes(connectionId, codesCollection, sourceLines) }
}

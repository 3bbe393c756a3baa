/** Makes a collection of codes from lines, and stores it before anything is requested. */
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { newId } from '@/lib/newId.ts'
import { createCodes } from '@/storage/collections/codes.ts'
import type { Saved } from '@/storage/database/entryStore.ts'

export type NewCodes = {
  name: string
  lines: readonly InputLine[]
  /** Countries that are requested together, as `countryGroups` returns them. */
  groups: string[][]
  settings: CodesSettings
  /** Epoch milliseconds. */
  at: number
}

/** Returns the id, which is its address within the app; `memory` means that it ends with the page. */
export async function createCodesCollection(
  connectionId: string,
  { name, lines, groups, settings, at }: NewCodes,
  random: () => number = Math.random,
): Promise<{ id: string; saveState: Saved }> {
  const { counts } = planCodes(lines, groups)
  const id = newId(random)
  const batch = {
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
  return { id, saveState: await createCodes(connectionId, batch, sourceLines) }
}

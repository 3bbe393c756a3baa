/** Writes what was received as JSON; a list of answers one by one. */
import { inSlices, type Slicing } from './inSlices.ts'
import type { WrittenTexts } from './writeSheet.ts'

/**
 * A text is an answer as it came and stays so to the letter. Of anything else null stays null, and what is absent stays
 * absent. Rejects with the reason of `signal`, or where the one thing received cannot be written.
 */
export async function writeJson(received: unknown, slicing: Slicing): Promise<WrittenTexts> {
  if (typeof received === 'string') return { texts: [received], rows: 1, why: null }
  if (!Array.isArray(received)) {
    return { texts: [`${JSON.stringify(received, null, 1)}\n`], rows: 1, why: null }
  }
  const answers: readonly unknown[] = received
  const texts: string[] = []
  const reached = await inSlices(
    answers.length,
    (at) => JSON.stringify(answers[at] ?? null),
    (written, before) => {
      if (written.length > 0) texts.push((before === 0 ? '' : ',\n') + written.join(',\n'))
    },
    slicing,
  )
  return { ...reached, texts: ['[\n', ...texts, '\n]\n'] }
}

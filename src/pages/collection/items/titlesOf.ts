/** The titles of a collection of codes that one button can decide upon, all at once. */
import { isClear } from '@/domain/matching/rankRecords.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

/** By position in the plan, with the place of a candidate. */
type Candidates = ReadonlyMap<number, number>

export type Titles = {
  /** Nobody has decided upon them, and a record fits well without a contradiction. */
  clear: Candidates
  /** They were accepted, and the market of the accepted record could not be checked. */
  unchecked: Candidates
}

export function titlesOf({ plan, outcomeOf }: Pick<CodesJob, 'plan' | 'outcomeOf'>): Titles {
  const clear = new Map<number, number>()
  const unchecked = new Map<number, number>()
  for (const { position, entry } of plan.codeRequests) {
    if (entry.kind !== 'title') continue
    const outcome = outcomeOf(position)
    const answer = outcome?.state === 'done' ? outcome.answer : null
    if (answer?.kind !== 'title') continue
    const { candidates, choice, marketFailure } = answer
    const [best] = candidates
    // An answer of an earlier release does not say whether anything contradicts it: it waits for a decision.
    if (choice === null && best && isClear({ isContradicted: true, ...best })) {
      clear.set(position, 0)
    }
    if (typeof choice === 'number' && marketFailure) unchecked.set(position, choice)
  }
  return { clear, unchecked }
}

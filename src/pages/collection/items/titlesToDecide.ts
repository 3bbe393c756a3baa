/** Finds the titles of a collection of codes that one button can accept together. */
import { isClear } from '@/domain/matching/rankRecords.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

/** The index of the accepted candidate of each title, by the title's position in the plan. */
type Candidates = ReadonlyMap<number, number>

export type TitlesToDecide = {
  /** Titles without a decision whose best record fits well and contradicts nothing. */
  clear: Candidates
  /** Accepted titles whose record's market could not be checked. */
  unchecked: Candidates
}

export function getTitlesToDecide({
  plan,
  outcomeOf,
}: Pick<CodesJob, 'plan' | 'outcomeOf'>): TitlesToDecide {
  const clear = new Map<number, number>()
  const unchecked = new Map<number, number>()
  for (const { position, entry } of plan.codeRequests) {
    if (entry.kind !== 'title') continue
    const outcome = outcomeOf(position)
    const answer = outcome?.state === 'done' ? outcome.answer : null
    if (answer?.kind !== 'title') continue
    const { candidates, choice, marketFailure } = answer
    const [best] = candidates
    // An answer of an earlier release doesn't record contradictions, so it is left for a manual decision.
    if (choice === null && best && isClear({ isContradicted: true, ...best })) {
      clear.set(position, 0)
    }
    if (typeof choice === 'number' && marketFailure) unchecked.set(position, choice)
  }
  return { clear, unchecked }
}

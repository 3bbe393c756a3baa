/** The three verdicts: an observation says how often, and a contradiction changes nothing by itself. */
import type { Judgement, Remedy } from './openPoint.ts'

export function assumed(says: string, remedy: Remedy | null = null): Judgement {
  return { verdict: 'assumed', says, answers: 0, remedy }
}

export function observed(says: string, answers: number, remedy: Remedy | null = null): Judgement {
  return { verdict: 'observed', says, answers, remedy }
}

export function contradicted(
  says: string,
  answers: number,
  remedy: Remedy | null = null,
): Judgement {
  return { verdict: 'contradicted', says, answers, remedy }
}

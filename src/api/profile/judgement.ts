/** The three verdicts on an open point: assumed (nothing seen yet), observed (seen, and how often), contradicted (seen otherwise; the user decides what to change). */
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

/**
 * The three verdicts on an open point: assumed (no answer has shown it), observed (answers have shown what is assumed),
 * contradicted (answers have shown something else; the user decides what to change).
 */
import type { PointEvaluation, Remedy } from './openPoint.ts'

export function assumed(message: string, remedy: Remedy | null = null): PointEvaluation {
  return { verdict: 'assumed', message, answers: 0, remedy }
}

export function observed(
  message: string,
  answers: number,
  remedy: Remedy | null = null,
): PointEvaluation {
  return { verdict: 'observed', message, answers, remedy }
}

export function contradicted(
  message: string,
  answers: number,
  remedy: Remedy | null = null,
): PointEvaluation {
  return { verdict: 'contradicted', message, answers, remedy }
}

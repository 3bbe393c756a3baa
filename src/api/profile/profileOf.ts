/** The Service profile: every open point with its verdict; contradicted points come first. */
import type { Connection } from '@/api/connection.ts'
import type { Evidence, PointEvaluation, OpenPoint } from './openPoint.ts'
import { openPoints } from './openPoints.ts'
import { ANSWERED } from './points/rateLimit.ts'
import { countOf } from './tally.ts'

export type EvaluatedPoint = OpenPoint & {
  evaluation: PointEvaluation
  evidence: readonly Evidence[]
}

export type Profile = {
  points: readonly EvaluatedPoint[]
  /** The number of answers that the profile is based on, and since when (epoch milliseconds; null without any). */
  answers: number
  since: number | null
}

/** The verdict on one point. Behind a proxy its message also mentions what the proxy may have done instead of the service. */
function evaluatePoint(point: OpenPoint, own: readonly Evidence[], connection: Connection) {
  const evaluation = point.evaluate(own, connection)
  const { message, when = () => true } = point.byProxy ?? {}
  const isInDoubt = connection.mode === 'proxy' && evaluation.answers > 0 && when(own)
  return message && isInDoubt
    ? { ...evaluation, message: `${evaluation.message}; ${message}` }
    : evaluation
}

/** Makes the profile of one service; `evidence` is all its evidence, for all points. */
export function profileOf(evidence: readonly Evidence[], connection: Connection): Profile {
  const points = openPoints.map((point) => {
    const own = evidence.filter((one) => one.point === point.id)
    return { ...point, evidence: own, evaluation: evaluatePoint(point, own, connection) }
  })
  const isBad = ({ evaluation }: EvaluatedPoint) => evaluation.verdict === 'contradicted'
  const first = Math.min(...evidence.map((one) => one.first))
  return {
    points: [...points.filter(isBad), ...points.filter((point) => !isBad(point))],
    answers: countOf(evidence, ANSWERED, ''),
    since: Number.isFinite(first) ? first : null,
  }
}

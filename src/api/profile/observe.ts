import type { ObservedAnswer, Trace } from './observedAnswer.ts'
/** Collects what one answer shows about all open points. */
import type { Fact } from './openPoint.ts'
import { openPoints } from './openPoints.ts'

/**
 * The facts that an answer shows, each with the id of its point. `earlier` are the earlier answers of this session, newest first.
 */
export function observe(
  seen: ObservedAnswer,
  earlier: readonly Trace[],
): (Fact & { point: string })[] {
  return openPoints.flatMap(({ id, observe: observePoint }) =>
    (observePoint?.(seen, earlier) ?? []).map((fact) => ({ ...fact, point: id })),
  )
}

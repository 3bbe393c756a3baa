import type { Version } from '@/domain/collections/collection.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

type Answered = Pick<CodesJob, 'batch' | 'plan' | 'outcomeOf'>

/** The time of the last answer of a collection of codes, or of its creation when none has come: epoch milliseconds. */
export const lastAnswerAt = ({ batch: codes, plan, outcomeOf }: Answered): number =>
  plan.codeRequests.reduce(
    (last, { position }) => Math.max(last, outcomeOf(position)?.at ?? 0),
    codes.at,
  )

/** Whether a complete version was loaded after the last answer of the collection. */
export const isNewerThan = (version: Version, job: Answered): boolean =>
  !version.isRunning && version.at > lastAnswerAt(job)

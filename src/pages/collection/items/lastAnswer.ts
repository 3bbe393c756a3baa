import type { Version } from '@/domain/collections/collection.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

type Answered = Pick<CodesJob, 'codesCollection' | 'plan' | 'outcomeOf'>

/** When the last answer of a collection of codes came, or when it was created if none has come, in epoch milliseconds. */
export const lastAnswerAt = ({ codesCollection: codes, plan, outcomeOf }: Answered): number =>
  plan.codeRequests.reduce(
    (last, { position }) => Math.max(last, outcomeOf(position)?.at ?? 0),
    codes.at,
  )

/** Returns true if the version is not being loaded and is newer than the last answer of the collection. */
export const isNewerThan = (version: Version, job: Answered): boolean =>
  !version.isRunning && version.at > lastAnswerAt(job)

/** The tries and failures of each unfinished item of a job, for the retry rules. */
import type { TryHistory, Retry } from './retryPolicy.ts'

type Trial = { tries: number; failed: number; putOff: number; keyAt: number }

export type Trials = {
  begin: (index: number) => void
  tries: (index: number) => number
  /** The earlier tries of an item; `answered` is the number of answered requests of the whole job. */
  past: (index: number, answered: number) => Omit<TryHistory, keyof TryCircumstances>
  /** Records the result of the last try. */
  note: (index: number, retry: Retry, answered: number) => void
  forget: (index: number) => void
}

/** The circumstances of a try, which the caller adds because they are the same for all items. */
type TryCircumstances = Pick<TryHistory, 'isOnline' | 'date' | 'random'>

export function createTrials(): Trials {
  const trials = new Map<number, Trial>()
  const of = (index: number): Trial => {
    const trial = trials.get(index) ?? { tries: 0, failed: 0, putOff: 0, keyAt: -1 }
    trials.set(index, trial)
    return trial
  }
  return {
    begin(index) {
      of(index).tries += 1
    },
    tries: (index) => of(index).tries,
    past(index, answered) {
      const { failed, putOff, keyAt } = of(index)
      return { failed, putOff, keyIsFine: keyAt >= 0 && answered > keyAt }
    },
    note(index, retry, answered) {
      const trial = of(index)
      if (retry.kind === 'again') trial.failed += 1
      if (retry.kind === 'put off') trial.putOff += 1
      if (retry.kind !== 'pause') return
      // The pause has another reason than the item, as far as known, so the try does not count.
      trial.tries -= 1
      if (retry.reason === 'key') trial.keyAt = answered
    },
    forget: (index) => trials.delete(index),
  }
}

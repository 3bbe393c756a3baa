/** How often each item of a job was tried and why it failed, kept until the item is done: the retry rules go by it. */
import type { Past, Retry } from './retryPolicy.ts'

type Trial = { tries: number; failed: number; putOff: number; keyAt: number }

export type Trials = {
  begin: (index: number) => void
  tries: (index: number) => number
  /** `answered` is how many requests of the whole job have been answered. */
  past: (index: number, answered: number) => Omit<Past, keyof Around>
  /** Remembers what became of the last try. */
  note: (index: number, retry: Retry, answered: number) => void
  forget: (index: number) => void
}

/** The part of the past that is not the item's own. */
type Around = Pick<Past, 'isOnline' | 'date' | 'random'>

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
      // Not the item's fault, as far as is known.
      trial.tries -= 1
      if (retry.reason === 'key') trial.keyAt = answered
    },
    forget: (index) => trials.delete(index),
  }
}

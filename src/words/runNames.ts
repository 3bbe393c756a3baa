/** The accessible names for the progress and control of a run with many requests: checking codes, or loading a collection. */
import { formatCount } from '@/lib/numbers/format.ts'

export const RUN = {
  progress: 'Checked so far',
  pause: 'Pause',
  resume: 'Resume',
  goOn: 'Continue',
  askRest: 'Check the rest again',
  cancel: 'Cancel',
  figures: 'Progress in figures',
  atOnce: 'Parallel requests',
} as const

/** The button that repeats all failed requests: "Try the 6 again". */
export function tryFailedAgain(count: number): string {
  return count === 1 ? 'Try it again' : `Try the ${formatCount(count)} again`
}

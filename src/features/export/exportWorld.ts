/** What an export needs of the browser (clock, date, a pause), handed over as an argument so that tests can say when time passes. */
import { nextTurn } from '@/lib/nextTurn.ts'

export type ExportEnvironment = {
  /** Milliseconds that only ever grow. */
  now: () => number
  /** Epoch milliseconds. */
  date: () => number
  /** Resolves when the page has had its turn. */
  pause: () => Promise<void>
}

export const browserEnvironment: ExportEnvironment = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: nextTurn,
}

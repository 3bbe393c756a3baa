/** Processes many rows in slices of a few milliseconds, so that the page stays responsive. */
import type { ExportEnvironment } from './exportEnvironment.ts'

/** How many milliseconds a slice takes: short enough for the page not to miss a frame. */
const SLICE_MS = 8

export type SliceResult = {
  /** How many rows were processed. */
  rows: number
  /** Why the work ended early; null if it did not. */
  why: string | null
}

export type SliceOptions = {
  environment: ExportEnvironment
  signal: AbortSignal
  /** Called after each slice with how many rows are done. */
  onRows: (rows: number) => void
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'an unknown error'
}

/**
 * Makes items in order and passes them on slice by slice, each with the number of items before it. An item that cannot be made
 * ends the work; the items before it are passed on. Rejects with the reason of `signal`.
 */
export async function inSlices<Made>(
  count: number,
  make: (at: number) => Made,
  handOn: (slice: Made[], before: number) => void,
  { environment, signal, onRows }: SliceOptions,
): Promise<SliceResult> {
  for (let rows = 0; rows < count;) {
    const slice: Made[] = []
    let why: string | null = null
    const until = environment.now() + SLICE_MS
    try {
      do slice.push(make(rows + slice.length))
      while (rows + slice.length < count && environment.now() < until)
    } catch (error) {
      why = reasonOf(error)
    }
    handOn(slice, rows)
    rows += slice.length
    onRows(rows)
    if (why !== null) return { rows, why }
    await environment.pause()
    signal.throwIfAborted()
  }
  return { rows: count, why: null }
}

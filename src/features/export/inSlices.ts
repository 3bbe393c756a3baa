/** Work over many rows in slices of a few milliseconds, with the page having its turn in between. */
import type { ExportEnvironment } from './exportWorld.ts'

/** No frame is missed by that. */
const SLICE_MS = 8

export type Reached = {
  /** How many were done. */
  rows: number
  /** Why the work ended before the last one; null where it did not. */
  why: string | null
}

export type Slicing = {
  environment: ExportEnvironment
  signal: AbortSignal
  /** Told after each slice how many are done. */
  onRows: (rows: number) => void
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'an unknown error'
}

/**
 * Makes one thing after the other and hands them on a slice at a time, with the number handed on before. The first that
 * cannot be made ends it; those before it are handed on. Rejects with the reason of `signal`.
 */
export async function inSlices<Made>(
  count: number,
  make: (at: number) => Made,
  handOn: (slice: Made[], before: number) => void,
  { environment, signal, onRows }: Slicing,
): Promise<Reached> {
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

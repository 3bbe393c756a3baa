/** What something takes of the processor and of memory, done in this process. */
import process from 'node:process'
import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
// The context gives what the flag has just added, which has no type.
const collect = vm.runInNewContext('gc') as () => void

/** Milliseconds of the processor that this process has had: what other programs take of it meanwhile is not counted. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Timed<Ground> = {
  /** Done before each time, while the clock stands. */
  prepare?: () => Ground
  act: (ground: Ground) => unknown
  /** Done again until so much has been measured, and at least thrice unless that takes far longer. */
  leastMs?: number
}

/** The middle of what something takes of the processor, in milliseconds. */
export async function medianTime<Ground = undefined>({
  prepare,
  act,
  leastMs = 200,
}: Timed<Ground>): Promise<number> {
  const times: number[] = []
  for (let all = 0; all < leastMs || (times.length < 3 && all < 4 * leastMs);) {
    const ground = prepare?.() as Ground // undefined where nothing is prepared
    const from = processorTime()
    await act(ground)
    const time = processorTime() - from
    times.push(time)
    all += time
  }
  return middle(times)
}

export function middle(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** Bytes that are held when nothing can be freed: of the heap, and of buffers beside it. */
export async function bytesHeld(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect()
    // What a buffer holds is given back in a turn of its own.
    await new Promise(setImmediate)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

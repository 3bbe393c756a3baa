/** Reports when the last running job of this tab is over. An *Update all* run counts as one job with all its loads. */

type Listener = (connectionIds: readonly string[]) => void

const listeners = new Set<Listener>()
const ended = new Set<string>()
let inProgress = 0

/** Notes that a job runs; returns the function to call when the job is over. */
export function noteRun(connectionId: string): () => void {
  inProgress += 1
  return () => {
    inProgress -= 1
    ended.add(connectionId)
    if (inProgress > 0) return
    const connectionIds = [...ended]
    ended.clear()
    for (const listener of listeners) listener(connectionIds)
  }
}

/** Calls back when no job runs any more, with the connections of those that ran; returns the function that stops it. */
export function onRunsOver(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells when the last job that ran in this tab is over: a run of everything again is one, with all of its loads. */

type Listener = (connectionIds: readonly string[]) => void

const listeners = new Set<Listener>()
const ended = new Set<string>()
let inProgress = 0

/** Returns what is called when the job is over. */
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

/** Calls back with the connections whose jobs are over; returns the way to stop. */
export function onRunsOver(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One tab at a time: the tab with the lock runs, the others wait for it, and a closed tab releases it. */

/** The part of the browser's LockManager that is needed. */
export type Locks = {
  /** Whether locks separate tabs; without them, a job continues only when the user starts it. */
  isSupported: boolean
  request: (
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<void>,
  ) => Promise<unknown>
}

/** Without locks (a page without https), nothing separates tabs. */
const noLocks: Locks = { isSupported: false, request: (_name, _options, callback) => callback({}) }

/** The cast: undefined on a page without https, unlike its type. */
const known = () => navigator.locks as LockManager | undefined

export function browserLocks(): Locks {
  const locks = known()
  if (!locks) return noLocks
  return { isSupported: true, request: (...parts) => locks.request(...parts) }
}

/** Has the lock while `task` runs; false where another tab has it. */
export async function tryLock(
  locks: Locks,
  name: string,
  task: () => Promise<void>,
): Promise<boolean> {
  let isOurs = false
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    isOurs = lock !== null
    if (isOurs) await task()
  })
  return isOurs
}

/** Waits for the lock and has it while `task` runs. Ends without it when `signal` is aborted. */
export async function waitForLock(
  locks: Locks,
  name: string,
  signal: AbortSignal,
  task: () => Promise<void>,
): Promise<void> {
  try {
    await locks.request(name, { signal }, task)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

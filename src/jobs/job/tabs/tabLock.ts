/** A lock that one tab has at a time: the tab with the lock runs a job, the others wait for it. A closed tab releases it. */

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

/** Replaces locks on a page without HTTPS: every request succeeds, so nothing prevents two tabs from running a job at once. */
const noLocks: Locks = { isSupported: false, request: (_name, _options, callback) => callback({}) }

/** The browser's locks. The cast is needed because they are undefined on a page without HTTPS, unlike their type. */
const known = () => navigator.locks as LockManager | undefined

export function browserLocks(): Locks {
  const locks = known()
  if (!locks) return noLocks
  return { isSupported: true, request: (...parts) => locks.request(...parts) }
}

/** Takes the lock and has it while `task` runs; false if another tab has the lock. */
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

/** Waits for the lock and has it while `task` runs. Stops waiting when `signal` is aborted. */
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

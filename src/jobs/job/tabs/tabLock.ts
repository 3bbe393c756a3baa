/** One tab at a time: whoever has the turn runs, the others wait for it, and a closed tab gives it up. */

/** The part of the browser's LockManager that is needed. */
export type Locks = {
  /** Whether it keeps two tabs apart; where nothing does, a job goes on only when someone says so. */
  keepsApart: boolean
  request: (
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    held: (lock: unknown) => Promise<void>,
  ) => Promise<unknown>
}

/** Where a browser has no locks (a page without https), nothing keeps two tabs apart. */
const noLocks: Locks = { keepsApart: false, request: (_name, _options, held) => held({}) }

/** Absent on a page without https, in spite of its type. */
const known = () => navigator.locks as LockManager | undefined

export function browserLocks(): Locks {
  const locks = known()
  if (!locks) return noLocks
  return { keepsApart: true, request: (...parts) => locks.request(...parts) }
}

/** Holds the turn while `held` is under way; false where another tab has it. */
export async function tryLock(
  locks: Locks,
  name: string,
  held: () => Promise<void>,
): Promise<boolean> {
  let isOurs = false
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    isOurs = lock !== null
    if (isOurs) await held()
  })
  return isOurs
}

/** Waits for the turn, and holds it while `held` is under way. Ends without it when `signal` says so. */
export async function waitForLock(
  locks: Locks,
  name: string,
  signal: AbortSignal,
  held: () => Promise<void>,
): Promise<void> {
  try {
    await locks.request(name, { signal }, held)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

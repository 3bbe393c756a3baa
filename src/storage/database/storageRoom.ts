/** How much this browser lets the app keep, and whether it promises not to clear it by itself. */

/** Bytes; null where the browser does not say. */
export type Room = { used: number; allowed: number } | null

/** `unsupported`: the browser knows no such promise, or gives none to this address. */
export type Durability = 'promised' | 'not promised' | 'unsupported'

/** From so much of what is allowed on, room gets short. */
const SHORT = 0.8

export const isShort = (room: Room): boolean => room !== null && room.used >= SHORT * room.allowed

/** Absent on a page without https, in spite of its type. */
const storage = () => navigator.storage as StorageManager | undefined

export async function readRoom(): Promise<Room> {
  try {
    const { usage, quota } = (await storage()?.estimate()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota }
  } catch {
    return null
  }
}

export async function readDurability(): Promise<Durability> {
  try {
    const isPromised = await storage()?.persisted()
    if (isPromised === undefined) return 'unsupported'
    return isPromised ? 'promised' : 'not promised'
  } catch {
    return 'unsupported'
  }
}

/** Requests the promise; the browser may ask the user, or decide by itself. */
export async function askDurability(): Promise<Durability> {
  try {
    const isPromised = await storage()?.persist()
    if (isPromised === undefined) return 'unsupported'
    return isPromised ? 'promised' : 'not promised'
  } catch {
    return 'unsupported'
  }
}

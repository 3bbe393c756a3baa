/** How much storage the browser allows, and whether it promises not to clear it. */

/** In bytes; null where the browser gives no figures. */
export type Room = { used: number; allowed: number } | null

/** `unsupported`: the browser has no such promise, or does not offer it on this page. */
export type Durability = 'promised' | 'not promised' | 'unsupported'

/** From this share of the allowed space on, space counts as short. */
const SHORT = 0.8

export const isShort = (room: Room): boolean => room !== null && room.used >= SHORT * room.allowed

/** Absent on a page without HTTPS, despite its type. */
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

/** Requests persistent storage; the browser may show a prompt or decide without one. */
export async function askDurability(): Promise<Durability> {
  try {
    const isPromised = await storage()?.persist()
    if (isPromised === undefined) return 'unsupported'
    return isPromised ? 'promised' : 'not promised'
  } catch {
    return 'unsupported'
  }
}

/** How much storage the browser allows, and whether it promises not to clear it. */

/** The used and the allowed storage in bytes; null if the browser gives no figures. */
export type StorageUse = { used: number; allowed: number } | null

/**
 * Whether the browser promises not to clear the data. `unsupported`: it has no such promise, or does not offer it on this page.
 */
export type Durability = 'promised' | 'not promised' | 'unsupported'

/** The used share of the allowed storage (0 to 1) at which a warning appears. */
const SHORT = 0.8

export const isShort = (storageUse: StorageUse): boolean =>
  storageUse !== null && storageUse.used >= SHORT * storageUse.allowed

/** The browser’s storage manager; undefined on a page without HTTPS, despite its type. */
const storage = () => navigator.storage as StorageManager | undefined

export async function readStorageUse(): Promise<StorageUse> {
  try {
    const { usage, quota } = (await storage()?.estimate()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota }
  } catch {
    return null
  }
}

export async function readDurability(): Promise<Durability> {
  try {
    const isPersisted = await storage()?.persisted()
    if (isPersisted === undefined) return 'unsupported'
    return isPersisted ? 'promised' : 'not promised'
  } catch {
    return 'unsupported'
  }
}

/** Requests persistent storage; the browser may show a prompt or decide without one. */
export async function requestDurability(): Promise<Durability> {
  try {
    const isPersisted = await storage()?.persist()
    if (isPersisted === undefined) return 'unsupported'
    return isPersisted ? 'promised' : 'not promised'
  } catch {
    return 'unsupported'
  }
}

/** Why what is stored does not reach the browser's storage as it should, for as long as it is so: pages say it at once. */
import { createEmitter } from '@/lib/emitter.ts'

/** What requests something to be done first comes first: of several that are so at once one is said. */
const TROUBLES = [
  /** It takes no more: what came since is held, and ends with the page. */
  'full',
  /** Another tab holds it as an older version of the app made it: reading and writing wait. */
  'waiting',
  /** There is no database, or the browser does not open it: what is stored ends with the page. */
  'refused',
  /** It was deleted under the page. */
  'deleted',
  /** As `waiting`, of the catalog made of a feed of one's own. */
  'catalogWaiting',
  /** As `deleted`, of that catalog. */
  'catalogDeleted',
  /** Local storage is blocked or full: settings end with the page. */
  'settings',
] as const

export type StorageTrouble = (typeof TROUBLES)[number]

const present = new Set<StorageTrouble>()
/** Who reads it has said that they know. */
const dismissed = new Set<StorageTrouble>()
const emitter = createEmitter()

export const isDismissed = (trouble: StorageTrouble): boolean => dismissed.has(trouble)

/** The one to be said: one that was dismissed only where there is no other. */
export const storageTrouble = (): StorageTrouble | null =>
  TROUBLES.find((trouble) => present.has(trouble) && !isDismissed(trouble)) ??
  TROUBLES.find((trouble) => present.has(trouble)) ??
  null

/** Whether something waits to be stored, or is held, and would be lost with the page. */
export const holdsBack = (): boolean => present.has('full') || present.has('waiting')

export const onStorageTrouble = emitter.on

export function noteTrouble(next: StorageTrouble): void {
  if (present.has(next)) return
  present.add(next)
  emitter.emit()
}

/** These are over. */
export function endTrouble(...over: StorageTrouble[]): void {
  const ended = over.filter((trouble) => present.delete(trouble))
  for (const trouble of ended) dismissed.delete(trouble)
  if (ended.length > 0) emitter.emit()
}

/** It is not shown again in this tab, until it is over and comes anew. */
export function dismissTrouble(known: StorageTrouble): void {
  dismissed.add(known)
  // A browser that keeps nothing keeps no settings either: that was said with it.
  if (known === 'refused') dismissed.add('settings')
  emitter.emit()
}

/** Problems with saving to the browser’s storage, while they last; pages show them at once. */
import { createEmitter } from '@/lib/emitter.ts'

/** The possible problems, the most urgent first: of several problems, only the first is shown. */
const TROUBLES = [
  /** The database is full: later changes are only in memory and lost when the page closes. */
  'full',
  /** Another tab has the database open in an older app version: reading and writing wait. */
  'waiting',
  /** There is no database, or the browser does not open it: everything is lost when the page closes. */
  'refused',
  /** The database was deleted while the page was open. */
  'deleted',
  /** Like `waiting`, for the second database, which has the catalog imported from the user’s feed. */
  'catalogWaiting',
  /** Like `deleted`, for the database of the imported catalog. */
  'catalogDeleted',
  /** Local storage is blocked or full: settings are lost when the page closes. */
  'settings',
] as const

export type StorageTrouble = (typeof TROUBLES)[number]

const present = new Set<StorageTrouble>()
/** Problems that the user has dismissed. */
const dismissed = new Set<StorageTrouble>()
const emitter = createEmitter()

export const isDismissed = (trouble: StorageTrouble): boolean => dismissed.has(trouble)

/** The problem to show, null if there is none; a dismissed problem is shown only if there is no other. */
export const storageTrouble = (): StorageTrouble | null =>
  TROUBLES.find((trouble) => present.has(trouble) && !isDismissed(trouble)) ??
  TROUBLES.find((trouble) => present.has(trouble)) ??
  null

/**
 * Whether some changes are not stored yet and would be lost if the page closed now, because they wait for the database or exist
 * only in memory.
 */
export const hasUnstoredChanges = (): boolean => present.has('full') || present.has('waiting')

export const onStorageTrouble = emitter.on

export function noteTrouble(next: StorageTrouble): void {
  if (present.has(next)) return
  present.add(next)
  emitter.emit()
}

export function endTrouble(...over: StorageTrouble[]): void {
  const ended = over.filter((trouble) => present.delete(trouble))
  for (const trouble of ended) dismissed.delete(trouble)
  if (ended.length > 0) emitter.emit()
}

/** Hides a problem in this tab until it ends and occurs again. */
export function dismissTrouble(known: StorageTrouble): void {
  dismissed.add(known)
  // A browser without storage stores no settings either, and the message about the database says so.
  if (known === 'refused') dismissed.add('settings')
  emitter.emit()
}

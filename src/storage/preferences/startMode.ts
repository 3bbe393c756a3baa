/**
 * Which form the home page last had on a connection: the introduction (`first`) or *Today*. The page reads it at once instead of
 * waiting for the database. It is not part of a backup.
 */
import { createEmitter } from '@/lib/emitter.ts'

export type StartMode = 'first' | 'today'

const emitter = createEmitter()
/** The forms of this visit by connection, because local storage may refuse them. */
const found = new Map<string, StartMode>()
const keyOf = (connectionId: string) => `catalog-explorer-start:${connectionId}`

/** Calls back when the form changes in this tab; returns a function that stops it. */
export const onStartMode = emitter.on

export function readStartMode(connectionId: string): StartMode {
  return found.get(connectionId) ?? storedMode(connectionId)
}

function storedMode(connectionId: string): StartMode {
  try {
    return localStorage.getItem(keyOf(connectionId)) === 'today' ? 'today' : 'first'
  } catch {
    return 'first'
  }
}

export function saveStartMode(connectionId: string, mode: StartMode): void {
  if (readStartMode(connectionId) === mode) return
  found.set(connectionId, mode)
  try {
    if (mode === 'first') localStorage.removeItem(keyOf(connectionId))
    else localStorage.setItem(keyOf(connectionId), mode)
  } catch {
    // Local storage refuses it; the next visit gets the form from the database.
  }
  emitter.emit()
}

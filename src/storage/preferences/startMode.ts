/**
 * What the start page last showed on a connection, so that it need not wait for the database to choose its form. Not part of a
 * backup.
 */
import { createEmitter } from '@/lib/emitter.ts'

export type StartMode = 'first' | 'today'

const emitter = createEmitter()
/** For this visit, because storage may be refused. */
const found = new Map<string, StartMode>()
const keyOf = (connectionId: string) => `catalog-explorer-start:${connectionId}`

/** Calls back when it changes in this tab; returns a function that stops it. */
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
    // The next visit determines it again.
  }
  emitter.emit()
}

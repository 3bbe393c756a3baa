/** What Start showed last on a connection: it need not wait for the database to know which page it is. Nothing that a backup holds. */
import { createEmitter } from '@/lib/emitter.ts'

export type StartMode = 'first' | 'today'

const emitter = createEmitter()
/** Of this visit: storage may be refused. */
const found = new Map<string, StartMode>()
const keyOf = (connectionId: string) => `catalog-explorer-start:${connectionId}`

/** Calls back when it was learnt in this tab; returns the way to stop. */
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

export function keepStartMode(connectionId: string, mode: StartMode): void {
  if (readStartMode(connectionId) === mode) return
  found.set(connectionId, mode)
  try {
    if (mode === 'first') localStorage.removeItem(keyOf(connectionId))
    else localStorage.setItem(keyOf(connectionId), mode)
  } catch {
    // It is learnt anew at the next visit.
  }
  emitter.emit()
}

/**
 * The key typed here, and the EAN access token: in memory, or in session storage on request; never on disk. Bound to the
 * origin they were typed for, and shared with the other open tabs of this app.
 */
import { createEmitter } from '@/lib/emitter.ts'

export type Secrets = { apiKey: string | null; eanToken: string | null }

/** memory: gone on reload. tab: gone when the tab closes. */
export type Keeping = 'memory' | 'tab'

type Held = Secrets & { origin: string; keeping: Keeping }
type Message = { kind: 'who knows' } | { kind: 'known'; held: Held } | { kind: 'forget' }

const NAME = 'catalog-explorer:secrets'
const none: Secrets = { apiKey: null, eanToken: null }

let held: Held | null = null
let read = false
let channel: BroadcastChannel | null = null
const emitter = createEmitter()

function notify(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel?.postMessage(message)
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

function isHeld(value: unknown): value is Held {
  if (typeof value !== 'object' || value === null) return false
  const { origin, apiKey, eanToken, keeping } = value as Partial<Record<keyof Held, unknown>> // looked at next
  const known = keeping === 'memory' || keeping === 'tab'
  return typeof origin === 'string' && isTextOrNull(apiKey) && isTextOrNull(eanToken) && known
}

function fromSession(): Held | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return isHeld(value) ? value : null
  } catch {
    return null
  }
}

/** Session storage may be refused: then the memory of this page is all there is. */
function toSession(next: Held | null): void {
  try {
    if (next?.keeping === 'tab') sessionStorage.setItem(NAME, JSON.stringify(next))
    else sessionStorage.removeItem(NAME)
  } catch {
    if (next) held = { ...next, keeping: 'memory' }
  }
}

function take(next: Held | null): void {
  read = true
  held = next
  toSession(next)
  emitter.emit()
}

function current(): Held | null {
  if (!read) {
    read = true
    held = fromSession()
  }
  return held
}

/** What is held for an origin; nothing for any other. */
export function readSecrets(origin: string): Secrets {
  const now = current()
  return now?.origin === origin ? { apiKey: now.apiKey, eanToken: now.eanToken } : none
}

export function secretsKeeping(): Keeping {
  return current()?.keeping ?? 'memory'
}

/** Holds secrets for one origin in place of whatever was held before, here and in the other tabs. */
export function saveSecrets(origin: string, secrets: Secrets, keeping: Keeping): void {
  const next = { ...secrets, origin, keeping }
  take(next)
  notify({ kind: 'known', held: next })
}

/** Forgets the secrets, here and in the other tabs. */
export function forgetSecrets(): void {
  take(null)
  notify({ kind: 'forget' })
}

function receive({ data }: MessageEvent<Message>): void {
  switch (data.kind) {
    case 'who knows': {
      const known = current()
      if (known) notify({ kind: 'known', held: known })
      return
    }
    case 'known':
      if (isHeld(data.held)) take(data.held)
      return
    case 'forget':
      take(null)
  }
}

/** Listens to the other tabs and asks them for what they hold; returns the way to stop. */
export function shareSecrets(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const opened = new BroadcastChannel(NAME)
  channel = opened
  opened.addEventListener('message', receive)
  if (!current()) notify({ kind: 'who knows' })
  return () => {
    opened.close()
    if (channel === opened) channel = null
  }
}

/** Calls back after each change, those from other tabs included; returns the way to stop. */
export const onSecrets = emitter.on

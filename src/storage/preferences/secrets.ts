/**
 * The API key and EAN access token that the user typed. They are in memory, or in session storage if the user chooses, and never
 * on disk. They are used only for the origin for which they were typed, and shared with the other open tabs of this app.
 */
import { createEmitter } from '@/lib/emitter.ts'

export type Secrets = { apiKey: string | null; eanToken: string | null }

/** Where the secrets are stored. `memory`: they are lost on reload. `tab`: they are lost when the tab closes. */
export type SecretStorage = 'memory' | 'tab'

type StoredSecrets = Secrets & { origin: string; keeping: SecretStorage }
type Message = { kind: 'who knows' } | { kind: 'known'; held: StoredSecrets } | { kind: 'forget' }

const NAME = 'catalog-explorer:secrets'
const none: Secrets = { apiKey: null, eanToken: null }

let storedSecrets: StoredSecrets | null = null
let read = false
let channel: BroadcastChannel | null = null
const emitter = createEmitter()

function notify(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin
  channel?.postMessage(message)
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

function isStoredSecrets(value: unknown): value is StoredSecrets {
  if (typeof value !== 'object' || value === null) return false
  const { origin, apiKey, eanToken, keeping } = value as Partial<
    Record<keyof StoredSecrets, unknown>
  > // The fields are checked below.
  const known = keeping === 'memory' || keeping === 'tab'
  return typeof origin === 'string' && isTextOrNull(apiKey) && isTextOrNull(eanToken) && known
}

function fromSession(): StoredSecrets | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return isStoredSecrets(value) ? value : null
  } catch {
    return null
  }
}

/** Puts the secrets into session storage; null removes them. If the browser refuses, they stay in the memory of this page. */
function toSession(next: StoredSecrets | null): void {
  try {
    if (next?.keeping === 'tab') sessionStorage.setItem(NAME, JSON.stringify(next))
    else sessionStorage.removeItem(NAME)
  } catch {
    if (next) storedSecrets = { ...next, keeping: 'memory' }
  }
}

function replaceSecrets(next: StoredSecrets | null): void {
  read = true
  storedSecrets = next
  toSession(next)
  emitter.emit()
}

function current(): StoredSecrets | null {
  if (!read) {
    read = true
    storedSecrets = fromSession()
  }
  return storedSecrets
}

/** The secrets for an origin; empty for any other. */
export function readSecrets(origin: string): Secrets {
  const now = current()
  return now?.origin === origin ? { apiKey: now.apiKey, eanToken: now.eanToken } : none
}

export function readSecretStorage(): SecretStorage {
  return current()?.keeping ?? 'memory'
}

/** Stores secrets for one origin, replacing all earlier ones, here and in the other tabs. */
export function saveSecrets(origin: string, secrets: Secrets, storage: SecretStorage): void {
  const next = { ...secrets, origin, keeping: storage }
  replaceSecrets(next)
  notify({ kind: 'known', held: next })
}

/** Deletes the secrets, here and in the other tabs. */
export function forgetSecrets(): void {
  replaceSecrets(null)
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
      if (isStoredSecrets(data.held)) replaceSecrets(data.held)
      return
    case 'forget':
      replaceSecrets(null)
  }
}

/** Listens to the other tabs and requests their secrets; returns a function that stops it. */
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

/** Calls back after each change, also from other tabs; returns a function that stops it. */
export const onSecrets = emitter.on

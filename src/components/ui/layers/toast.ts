import { say } from '@/components/ui/panels/LiveRegion.tsx'
import { messagesChanged } from '@/components/ui/panels/messagePlaces.ts'

/**
 * What can be pressed in a message. `undo` takes back what the message says, and may be a promise; one that resolves to
 * false could not, and has said why.
 */
type ToastAction = { label: string } & (
  | { onAct: () => void; undo?: never }
  | { onAct?: never; undo: () => unknown }
)

export type Toast = {
  id: number
  text: string
  /** error stays until it is closed. */
  tone: 'done' | 'error'
  action?: ToastAction
}

let toasts: readonly Toast[] = []
let lastId = 0

function set(next: readonly Toast[]) {
  toasts = next
  messagesChanged()
}

/** Shows a short message above the page; at most three at once, the newest first: it is what F6 and Tab come to. */
export function toast(text: string, options: Partial<Pick<Toast, 'tone' | 'action'>> = {}): number {
  lastId += 1
  const added: Toast = { id: lastId, text, tone: 'done', ...options }
  set([added, ...toasts.slice(0, 2)])
  // An error has the role of an alert and speaks for itself. What can be pressed is far from the focus: the way is said.
  if (added.tone === 'done')
    say(added.action ? `${text} (${added.action.label}: F6, then Enter)` : text)
  return added.id
}

export function dismissToast(id: number) {
  set(toasts.filter((shown) => shown.id !== id))
}

export const shownToasts = () => toasts

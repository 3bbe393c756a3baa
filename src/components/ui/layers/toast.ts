import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { messagesChanged } from '@/components/ui/panels/messagePlaces.ts'

/**
 * The button of a message. `undo` reverts the action and may return a promise; if the promise resolves to false, `undo` could not
 * revert the action and has explained why.
 */
type ToastAction = { label: string } & (
  | { onAct: () => void; undo?: never }
  | { onAct?: never; undo: () => unknown }
)

export type Toast = {
  id: number
  text: string
  /** The kind of the message; an error stays until the user closes it. */
  tone: 'done' | 'error'
  action?: ToastAction
}

let toasts: readonly Toast[] = []
let lastId = 0

function set(next: readonly Toast[]) {
  toasts = next
  messagesChanged()
}

/** Shows a short message above the page; at most three at once, the newest first, which F6 and Tab reach. */
export function toast(text: string, options: Partial<Pick<Toast, 'tone' | 'action'>> = {}): number {
  lastId += 1
  const added: Toast = { id: lastId, text, tone: 'done', ...options }
  set([added, ...toasts.slice(0, 2)])
  // An error has the role `alert` and is announced by itself. A button is far from the focus, so the announcement explains how
  // to reach it.
  if (added.tone === 'done')
    announceResult(added.action ? `${text} (${added.action.label}: F6, then Enter)` : text)
  return added.id
}

export function dismissToast(id: number) {
  set(toasts.filter((shown) => shown.id !== id))
}

export const shownToasts = () => toasts

import { onMessages } from '@/components/ui/panels/messagePlaces.ts'
import { shownToasts } from './toast.ts'

/** Calls `act` once when a message is gone: timed out, closed, clicked or replaced by newer ones. */
export function whenToastClosed(id: number, act: () => void): void {
  const stop = onMessages(() => {
    if (shownToasts().some((shown) => shown.id === id)) return
    stop()
    act()
  })
}

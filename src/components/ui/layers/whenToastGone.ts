import { onMessages } from '@/components/ui/panels/messagePlaces.ts'
import { shownToasts } from './toast.ts'

/** Acts once when a message is gone: by itself, closed, pressed, or for newer ones. */
export function whenToastGone(id: number, act: () => void): void {
  const stop = onMessages(() => {
    if (shownToasts().some((shown) => shown.id === id)) return
    stop()
    act()
  })
}

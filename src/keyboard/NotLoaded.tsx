import { useEffect } from 'react'
import { toast } from '../ui/toast.ts'

/** In place of a part that did not arrive: says so and goes. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast('This part of the app did not load. Check the connection, then load the page again.', {
      tone: 'error',
    })
    onClose()
  }, [onClose])
  return null
}

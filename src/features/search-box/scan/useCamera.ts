import { useEffect, useState, useSyncExternalStore } from 'react'
import { letGo, openCamera, type CameraAnswer } from './openCamera.ts'

function onSeen(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** The camera’s answer while the component is mounted and the page visible; null while it is being requested. */
export function useCamera(): CameraAnswer | null {
  const isSeen = useSyncExternalStore(onSeen, () => !document.hidden)
  const [answer, setAnswer] = useState<CameraAnswer | null>(null)
  useEffect(() => {
    if (!isSeen) return undefined
    let isOver = false
    let open: MediaStream | null = null
    void openCamera().then((next) => {
      if (next.kind === 'open') {
        if (isOver) {
          letGo(next.stream)
          return
        }
        open = next.stream
        // The camera was unplugged, or permission was withdrawn in the browser.
        open.getVideoTracks()[0]?.addEventListener('ended', () => {
          setAnswer({ kind: 'trouble', trouble: 'in use' })
        })
      }
      if (!isOver) setAnswer(next)
    })
    return () => {
      isOver = true
      if (open) letGo(open)
      setAnswer(null)
    }
  }, [isSeen])
  return answer
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { SCAN } from '../words/scanNames.ts'
import styles from './Viewfinder.module.css'
import { eachFrame } from './eachFrame.ts'

type ViewfinderProps = {
  stream: MediaStream
  onPicture: (bitmap: ImageBitmap) => Promise<void>
}

/** What the camera sees, with a frame where the bars belong; the whole picture is read. */
export function Viewfinder({ stream, onPicture }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const take = useEffectEvent(onPicture)
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    element.srcObject = stream
    // Refused only where it was taken away in the same moment.
    element.play().catch(() => {})
    const stop = eachFrame(element, (bitmap) => take(bitmap))
    return () => {
      stop()
      element.srcObject = null
    }
  }, [stream])
  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.video} playsInline muted aria-label={SCAN.picture} />
    </div>
  )
}

/**
 * Calls back with one frame of a video after the other, each once the last has been processed; not while the page is hidden.
 * Returns a function that stops it.
 */
export function eachFrame(
  video: HTMLVideoElement,
  onFrame: (bitmap: ImageBitmap) => Promise<void>,
): () => void {
  let isOver = false
  let frame = 0
  const next = () => {
    if (!isOver) frame = requestAnimationFrame(() => void readFrame())
  }
  const readFrame = async () => {
    try {
      // A video that has just started has no frame yet, so nothing is read this time.
      const bitmap = video.videoWidth > 0 ? await createImageBitmap(video) : null
      if (isOver) bitmap?.close()
      else if (bitmap) await onFrame(bitmap)
    } catch {
      // One frame is lost; the next follows at once.
    }
    next()
  }
  next()
  return () => {
    isOver = true
    cancelAnimationFrame(frame)
  }
}

/**
 * Calls back with one picture of a video after the other, the next when the last has been dealt with; a hidden page has
 * none. Returns the way to stop.
 */
export function eachFrame(
  video: HTMLVideoElement,
  take: (bitmap: ImageBitmap) => Promise<void>,
): () => void {
  let isOver = false
  let frame = 0
  const next = () => {
    if (!isOver) frame = requestAnimationFrame(() => void look())
  }
  const look = async () => {
    try {
      // A video that has just begun has nothing to show yet.
      const bitmap = video.videoWidth > 0 ? await createImageBitmap(video) : null
      if (isOver) bitmap?.close()
      else if (bitmap) await take(bitmap)
    } catch {
      // One picture is lost; the next is a frame away.
    }
    next()
  }
  next()
  return () => {
    isOver = true
    cancelAnimationFrame(frame)
  }
}

/** The longest side of a picture, in pixels: a phone’s photo has ten times as many as barcodes need. */
const LARGEST = 2000

/** A photo, scaled down for fast reading; rejects if the file isn’t a picture. */
export async function photoBitmap(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const { width, height } = whole
  const scale = LARGEST / Math.max(width, height)
  if (scale >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}

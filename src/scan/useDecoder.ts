import { useEffect, useRef, useState } from 'react'
import { openBarcodeReader, type BarcodeReader } from './barcodeReader.ts'
import type { Bars } from './scannedCode.ts'

/** The decoder: it starts with the first picture and is closed with the part of the page that uses it. */
export function useDecoder() {
  const reader = useRef<BarcodeReader | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(
    () => () => {
      reader.current?.close()
      reader.current = null
    },
    [],
  )
  /** Null where the decoder has failed, which `isBroken` says. */
  const read = async (bitmap: ImageBitmap): Promise<Bars[] | null> => {
    try {
      reader.current ??= openBarcodeReader()
      return await reader.current.read(bitmap)
    } catch {
      setBroken(true)
      return null
    }
  }
  return { read, isBroken }
}

import { appScript } from '@/jobs/workers/appScript.ts'
import type { Picture, PictureRead } from './barcodes.worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './barcodes.worker.ts?worker&url'
import type { DecodedBarcode } from './scannedCode.ts'

export type BarcodeReader = {
  /** Reads a picture and closes it. Rejects if the decoder didn’t load or has failed; then it can’t be used again. */
  read: (bitmap: ImageBitmap) => Promise<DecodedBarcode[]>
  close: () => void
}

type Waiting = { resolve: (bars: DecodedBarcode[]) => void; reject: (error: Error) => void }

/** Starts a decoder in a worker; its code loads with the first picture. */
export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(appScript(workerUrl), { type: 'module', name: 'barcodes' })
  const waiting = new Map<number, Waiting>()
  let turn = 0
  let failure: Error | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<PictureRead>) => {
    waiting.get(data.turn)?.resolve(data.bars)
    waiting.delete(data.turn)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    failure = new Error(event.message || 'The decoder didn’t load')
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  })
  return {
    read: (bitmap) => {
      if (failure) return Promise.reject(failure)
      return new Promise((resolve, reject) => {
        turn += 1
        waiting.set(turn, { resolve, reject })
        worker.postMessage({ turn, bitmap } satisfies Picture, [bitmap])
      })
    },
    close: () => {
      worker.terminate()
      waiting.clear()
    },
  }
}

/** Reads barcodes in a worker, whose content security policy allows WebAssembly; the policy of the page forbids it. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the file in the build
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { DecodedBarcode } from './scannedCode.ts'

export type Picture = { turn: number; bitmap: ImageBitmap }
export type PictureRead = { turn: number; bars: DecodedBarcode[] }

// By default the package fetches the file from a third-party host.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })

async function barsIn(bitmap: ImageBitmap): Promise<DecodedBarcode[]> {
  if (!context) throw new Error('This browser draws nothing beside the page')
  const { width, height } = bitmap
  canvas.width = width
  canvas.height = height
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const found = await readBarcodes(context.getImageData(0, 0, width, height), {
    formats: ['EAN13', 'EAN8', 'UPCA', 'ITF14'],
    // The results include codes with a wrong check digit, so that the user is informed.
    returnErrors: true,
    maxNumberOfSymbols: 4,
  })
  return found
    .filter(({ text }) => text !== '')
    .map(({ text, symbology }) => ({ digits: text, isItf: symbology === 'ITF' }))
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  const { turn, bitmap } = data
  barsIn(bitmap).then(
    (bars) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
      globalThis.postMessage({ turn, bars } satisfies PictureRead)
    },
    (error: unknown) => {
      // Rethrown outside the promise, so that the page receives an error event.
      setTimeout(() => {
        throw error
      })
    },
  )
})

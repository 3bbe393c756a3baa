/** Reads the bars in pictures beside the page, which itself may run no WebAssembly: this worker's own policy lets it. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the file in the build
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { Bars } from './scannedCode.ts'

export type Picture = { turn: number; bitmap: ImageBitmap }
export type PictureRead = { turn: number; bars: Bars[] }

// Unless told, the package fetches it from a host of others.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const canvas = new OffscreenCanvas(1, 1)
const paper = canvas.getContext('2d', { willReadFrequently: true })

async function barsIn(bitmap: ImageBitmap): Promise<Bars[]> {
  if (!paper) throw new Error('This browser draws nothing beside the page')
  const { width, height } = bitmap
  canvas.width = width
  canvas.height = height
  paper.drawImage(bitmap, 0, 0)
  bitmap.close()
  const found = await readBarcodes(paper.getImageData(0, 0, width, height), {
    formats: ['EAN13', 'EAN8', 'UPCA', 'ITF14'],
    // With a wrong check digit, too: that is worth a word.
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
      // Thrown anew outside the promise, so that the page hears of it.
      setTimeout(() => {
        throw error
      })
    },
  )
})

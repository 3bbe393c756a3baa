/** Barcodes as in a camera image or a photo, drawn with the app's own encoder. */
import { Buffer } from 'node:buffer'
import { barcodeSegments } from '@/features/products/pictures/barcodeSegments.ts'
import { readGtin } from '@/lib/gtin.ts'

const BLACK = 16
const WHITE = 235
/** White margin around the bars, in modules. */
const QUIET = 12

/** Columns of a barcode including its quiet zones; true is dark. */
type Columns = readonly boolean[]

/** The bars of a valid code. */
export function barsOf(code: string): Columns {
  const reading = readGtin(code)
  if (reading.kind !== 'valid') throw new Error(`${code} is no valid code`)
  const { width, segments } = barcodeSegments(reading.gtin)
  const columns = Array.from({ length: width + 2 * QUIET }, () => false)
  for (const { bars } of segments) {
    for (const bar of bars) columns.fill(true, QUIET + bar.x, QUIET + bar.x + bar.width)
  }
  return columns
}

/** The digits 0 to 9 in the right half of an EAN-13, as bits of seven modules. */
const RIGHT = [0x72, 0x66, 0x6c, 0x42, 0x5c, 0x4e, 0x50, 0x44, 0x48, 0x74]

/** The same bars with another last digit, like a misprint, which no encoder draws. */
export function withLastDigit(ean13: string, digit: number): Columns {
  const columns = [...barsOf(ean13)]
  const first = columns.lastIndexOf(true) - 2 - 7
  for (let module = 0; module < 7; module += 1) {
    columns[first + module] = ((RIGHT[digit] ?? 0) & (1 << (6 - module))) !== 0
  }
  return columns
}

/** The brightness of each pixel, row by row: the bars in the middle of a white sheet. */
function drawn(columns: Columns, width: number, height: number): Uint8Array {
  const module = Math.floor((width * 0.9) / columns.length)
  const left = Math.floor((width - module * columns.length) / 2)
  const points = new Uint8Array(width * height).fill(WHITE)
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 1) {
    for (const [index, isDark] of columns.entries()) {
      const from = y * width + left + index * module
      if (isDark) points.fill(BLACK, from, from + module)
    }
  }
  return points
}

/** A video of one image, which Chromium plays instead of a camera. */
export function filmOf(columns: Columns, width = 640, height = 480): Buffer {
  const grey = new Uint8Array((width * height) / 2).fill(128)
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420\nFRAME\n`),
    drawn(columns, width, height),
    grey,
  ])
}

/** A photo: a bitmap with eight bits per pixel. */
export function photoOf(columns: Columns, width = 800, height = 400): Buffer {
  const head = Buffer.alloc(54 + 1024)
  head.write('BM')
  head.writeUInt32LE(head.length + width * height, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(8, 28)
  head.writeUInt32LE(256, 46)
  for (let shade = 0; shade < 256; shade += 1) {
    head.fill(shade, 54 + shade * 4, 54 + shade * 4 + 3)
  }
  return Buffer.concat([head, drawn(columns, width, height)])
}

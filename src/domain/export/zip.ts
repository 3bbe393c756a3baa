/** The bytes of a ZIP archive (APPNOTE 6.3) around parts that are packed already. */

export type PackedPart = {
  path: string
  /** Deflated. */
  chunks: readonly Uint8Array<ArrayBuffer>[]
  /** Of the unpacked bytes. */
  crc: number
  size: number
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xed_b8_83_20 : rest >>> 1
  return rest
})

/** The checksum of what came before and these bytes; 0 to begin with. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

const DEFLATED = 8
/** Names are in UTF-8. */
const FLAGS = 0x08_00
const VERSION = 20

/** Local time in steps of two seconds, as DOS had it. */
function dosTime(at: Date): { date: number; time: number } {
  return {
    date: (Math.max(at.getFullYear() - 1980, 0) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  }
}

/** Little-endian numbers of 2 or 4 bytes. */
function record(fields: readonly [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let place = 0
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(place, value, true)
    else view.setUint32(place, value, true)
    place += width
  }
  return bytes
}

/** The archive in pieces, to be put one after the other. `at` is epoch milliseconds. */
export function zipArchive(parts: readonly PackedPart[], at: number): Uint8Array<ArrayBuffer>[] {
  const { date, time } = dosTime(new Date(at))
  const encoder = new TextEncoder()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let place = 0
  for (const { path, chunks, crc, size } of parts) {
    const name = encoder.encode(path)
    const packed = chunks.reduce((sum, { length }) => sum + length, 0)
    const facts: [2 | 4, number][] = [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, time],
      [2, date],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
    ]
    const local = record([[4, 0x04_03_4b_50], ...facts])
    // No comment, no further disk, no attributes; then where the part begins.
    const entry = record([
      [4, 0x02_01_4b_50],
      [2, VERSION],
      ...facts,
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, place],
    ])
    pieces.push(local, name, ...chunks)
    directory.push(entry, name)
    place += local.length + name.length + packed
  }
  const length = directory.reduce((sum, piece) => sum + piece.length, 0)
  const end = record([
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, length],
    [4, place],
    [2, 0],
  ])
  return [...pieces, ...directory, end]
}

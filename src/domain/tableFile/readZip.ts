/** The parts of a ZIP archive (APPNOTE 6.3), unpacked by the browser itself: no code of ours, and no worker of a library's. */
import { NoTableError } from './tableFile.ts'

export type ZipPart = {
  path: string
  /** 0: stored, 8: deflated. */
  method: number
  isEncrypted: boolean
  packed: Uint8Array<ArrayBuffer>
  /** Of the unpacked bytes, as the archive says. */
  size: number
}

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const LONGEST_COMMENT = 0xff_ff

const damaged = () =>
  new NoTableError('is damaged: a part of it is missing. Save or download it once more.')

function placeOfEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(last - LONGEST_COMMENT, 0); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw damaged()
}

/** What the archive lists, in its order. Throws `NoTableError` where it is cut or says what cannot be. */
export function listZip(bytes: Uint8Array<ArrayBuffer>): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = placeOfEnd(view)
    const parts: ZipPart[] = []
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== ENTRY) throw damaged()
      const nameLength = view.getUint16(at + 28, true)
      const local = view.getUint32(at + 42, true)
      if (view.getUint32(local, true) !== LOCAL) throw damaged()
      const start =
        local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const packedSize = view.getUint32(at + 20, true)
      if (start + packedSize > bytes.length) throw damaged()
      parts.push({
        path: new TextDecoder().decode(
          bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
        ),
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        packed: bytes.subarray(start, start + packedSize),
        size: view.getUint32(at + 24, true),
      })
      at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return parts
  } catch (error) {
    // A place outside the file: its end is missing, or the archive is none.
    throw error instanceof RangeError ? damaged() : error
  }
}

/** The part's bytes; throws where they are not what the archive says. */
export async function unpack({ method, packed, size }: ZipPart): Promise<Uint8Array<ArrayBuffer>> {
  if (method === 0) return packed
  if (method !== 8) throw damaged()
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const out = new Uint8Array(size)
  let filled = 0
  try {
    const reader = stream.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      out.set(read.value, filled)
      filled += read.value.length
    }
  } catch {
    throw damaged()
  }
  if (filled !== size) throw damaged()
  return out
}

/** An archive of parts that are not packed. */
export function storeZip(parts: readonly { path: string; bytes: Uint8Array }[]): ArrayBuffer {
  const named = parts.map(({ path, bytes }) => ({ name: new TextEncoder().encode(path), bytes }))
  const length = named.reduce(
    (sum, { name, bytes }) => sum + LOCAL_SIZE + ENTRY_SIZE + 2 * name.length + bytes.length,
    END_SIZE,
  )
  const out = new Uint8Array(length)
  const view = new DataView(out.buffer)
  const entries: { name: Uint8Array; size: number; local: number }[] = []
  let at = 0
  for (const { name, bytes } of named) {
    entries.push({ name, size: bytes.length, local: at })
    view.setUint32(at, LOCAL, true)
    view.setUint32(at + 18, bytes.length, true)
    view.setUint32(at + 22, bytes.length, true)
    view.setUint16(at + 26, name.length, true)
    out.set(name, at + LOCAL_SIZE)
    out.set(bytes, at + LOCAL_SIZE + name.length)
    at += LOCAL_SIZE + name.length + bytes.length
  }
  const list = at
  for (const { name, size, local } of entries) {
    view.setUint32(at, ENTRY, true)
    view.setUint32(at + 20, size, true)
    view.setUint32(at + 24, size, true)
    view.setUint16(at + 28, name.length, true)
    view.setUint32(at + 42, local, true)
    out.set(name, at + ENTRY_SIZE)
    at += ENTRY_SIZE + name.length
  }
  view.setUint32(at, END, true)
  view.setUint16(at + 8, entries.length, true)
  view.setUint16(at + 10, entries.length, true)
  view.setUint32(at + 12, at - list, true)
  view.setUint32(at + 16, list, true)
  return out.buffer
}

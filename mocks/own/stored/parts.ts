/**
 * Packs listings into a few large parts, the same in storage and in memory; each part has the ends of its listings and the
 * hashes for finding them.
 */
import type { OwnRecord } from '../records.ts'
import { hashText } from './hashText.ts'
import { pack } from './pack.ts'

export type Part = {
  bytes: Uint8Array<ArrayBuffer>
  /** The end of each listing in `bytes`. */
  ends: Uint32Array<ArrayBuffer>
  /** Hashes of each listing's product id and address; 0 for no address. */
  ids: Uint32Array<ArrayBuffer>
  urls: Uint32Array<ArrayBuffer>
  /** Pairs: the place of a listing in this part, and the hash of one of its codes. */
  codes: Uint32Array<ArrayBuffer>
}

const PART_BYTES = 4 * 1024 * 1024

type Begun = { ends: number[]; ids: number[]; urls: number[]; codes: number[]; length: number }

const nothing = (): Begun => ({ ends: [], ids: [], urls: [], codes: [], length: 0 })

/** Passes a part to `full` when the next listing no longer fits; `finish` passes the last one. */
export const partWriter = (full: (part: Part) => void) => {
  const buffer = new Uint8Array(PART_BYTES)
  const encoder = new TextEncoder()
  let begun = nothing()

  const finish = (): void => {
    if (begun.ends.length === 0) return
    full({
      bytes: buffer.slice(0, begun.length),
      ends: Uint32Array.from(begun.ends),
      ids: Uint32Array.from(begun.ids),
      urls: Uint32Array.from(begun.urls),
      codes: Uint32Array.from(begun.codes),
    })
    begun = nothing()
  }

  /** Returns the bytes written; null if the text does not fit into the remaining space. */
  const write = (text: string): number | null => {
    const { read, written } = encoder.encodeInto(text, buffer.subarray(begun.length))
    return read === text.length ? written : null
  }

  return {
    /** False for a listing that is larger than a part. */
    add: (record: OwnRecord): boolean => {
      const text = pack(record)
      let written = write(text)
      if (written === null) {
        finish()
        written = write(text)
        if (written === null) return false
      }
      const { product } = record
      const index = begun.ends.length
      begun.length += written
      begun.ends.push(begun.length)
      begun.ids.push(hashText(product.productId))
      begun.urls.push(product.productUrl === null ? 0 : hashText(product.productUrl))
      for (const { ean } of product.skuSet) if (ean !== '') begun.codes.push(index, hashText(ean))
      return true
    },
    finish,
  }
}

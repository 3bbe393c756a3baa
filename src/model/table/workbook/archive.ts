/** The archive of a workbook (ZIP): what it says it holds, and its parts unpacked piece by piece, never as a whole. */
import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { beyond, FILE_LIMITS } from '../fileLimits.ts'
import { NoTableError } from '../tableFile.ts'

/** Takes the bytes of a part as they are unpacked. */
export type PartReader = { write: (bytes: Uint8Array) => void; end: () => void }

/** Awaited between two pieces: told how much of the archive was read, from 0 to 1; rejects to stop. */
export type Pace = (share: number) => Promise<void>

/** Bytes of the archive; of a hostile one they unpack to a thousand times as many. */
const PIECE = 4096

/** In the flags of the first part, which the archive begins with. */
const isEncrypted = (bytes: Uint8Array) => ((bytes[6] ?? 0) & 1) === 1

const damaged = () =>
  new NoTableError('is damaged: a part of it is missing. Save or download it once more.')

/** Throws `NoTableError` where the archive is cut, opens with a password only, or holds too many parts. */
export function listParts(bytes: Uint8Array<ArrayBuffer>): string[] {
  if (isEncrypted(bytes)) {
    throw new NoTableError('is protected by a password. Save it without one and choose that.')
  }
  const paths: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        paths.push(name)
        return false
      },
    })
  } catch {
    throw damaged()
  }
  if (paths.length > FILE_LIMITS.parts) throw new NoTableError(beyond.parts(paths.length))
  return paths
}

/**
 * Reads some parts, in the order in which they lie in the archive; one that is not in it is not read. What is counted
 * are the bytes that come out: what an archive says of its sizes may be wrong. Throws what the readers throw, and
 * `NoTableError` where a part is damaged.
 */
export function partsReader(bytes: Uint8Array<ArrayBuffer>) {
  let unpacked = 0
  return async (readers: ReadonlyMap<string, PartReader>, pace: Pace): Promise<void> => {
    const left = new Map(readers)
    const begun = new Set<PartReader>()
    const unzip = new Unzip((part) => {
      const reader = left.get(part.name)
      // Of two parts of one name the first counts.
      left.delete(part.name)
      if (!reader) return
      begun.add(reader)
      part.ondata = (error, piece, isLast) => {
        // What is thrown here comes back as an error of the part.
        if (error) throw error
        unpacked += piece.length
        if (unpacked > FILE_LIMITS.unpackedBytes) throw new NoTableError(beyond.unpackedBytes())
        reader.write(piece)
        if (!isLast) return
        reader.end()
        begun.delete(reader)
      }
      part.start()
    })
    unzip.register(UnzipInflate)
    for (let at = 0; at < bytes.length; at += PIECE) {
      const isLast = at + PIECE >= bytes.length
      try {
        unzip.push(bytes.subarray(at, at + PIECE), isLast)
      } catch (error) {
        throw error instanceof NoTableError ? error : damaged()
      }
      await pace(Math.min(at + PIECE, bytes.length) / bytes.length)
    }
    if (begun.size > 0) throw damaged()
  }
}

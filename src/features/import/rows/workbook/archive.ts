/** The archive of a workbook (ZIP): the list of its parts, and single parts unpacked piece by piece, never as a whole. */
import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import {
  foreignByParts,
  refusedArchive,
  refusedProtectedArchive,
} from '@/features/import/bytes/foreignFiles.ts'
import { FILE_LIMITS, tooLarge } from '@/features/import/limits.ts'
import { RefusedFile, type Pace } from '@/features/import/source.ts'

/** Receives the bytes of a part as they are unpacked. */
export type PartReader = { write: (bytes: Uint8Array) => void; end: () => void }

/** How many bytes of the archive are read at a time. In a hostile archive they unpack to a thousand times as many. */
const PIECE = 4096

/** Whether the archive is encrypted: bit 0 of the flags of the first part marks that (PKWARE APPNOTE §4.4.4). */
const isEncrypted = (bytes: Uint8Array) => ((bytes[6] ?? 0) & 1) === 1

const damaged = () =>
  new RefusedFile('is damaged: a part of it is missing. Save or download it again.')

/**
 * The name by which a part is found. ECMA-376 part 2 §6.2.2 compares names without case; some programs write backslashes, or
 * a slash at the beginning.
 */
export const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/**
 * The names of all parts. Throws `RefusedFile` if the archive is incomplete, has a password or too many parts, or is a
 * document of another program.
 */
export function listParts(bytes: Uint8Array<ArrayBuffer>): Set<string> {
  if (isEncrypted(bytes)) throw refusedProtectedArchive()
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(partName(name))
        return false
      },
    })
  } catch {
    throw damaged()
  }
  if (names.length > FILE_LIMITS.parts) throw new RefusedFile(tooLarge.parts(names.length))
  const foreign = foreignByParts(names)
  if (foreign) throw foreign
  if (!names.some((name) => name.endsWith('.xml'))) throw refusedArchive()
  return new Set(names)
}

/**
 * Returns a function that reads some parts by their `partName`, in the order of the archive. The unpacked bytes are counted,
 * because the sizes that an archive states may be wrong. Throws what the readers and `pace` throw, and `RefusedFile` if a part is
 * damaged or too large.
 */
export function createPartsReader(bytes: Uint8Array<ArrayBuffer>) {
  let unpacked = 0
  return async (readers: ReadonlyMap<string, PartReader>, pace: Pace): Promise<void> => {
    const left = new Map(readers)
    const begun = new Set<PartReader>()
    const unzip = new Unzip((part) => {
      const name = partName(part.name)
      const reader = left.get(name)
      // Of two parts with the same name, the first counts.
      left.delete(name)
      if (!reader) return
      begun.add(reader)
      part.ondata = (error, piece, isLast) => {
        // An error that is thrown here comes back as an error of the part.
        if (error) throw error
        unpacked += piece.length
        if (unpacked > FILE_LIMITS.unpackedBytes) throw new RefusedFile(tooLarge.unpackedBytes())
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
        throw error instanceof RefusedFile ? error : damaged()
      }
      await pace(Math.min(at + PIECE, bytes.length) / bytes.length)
    }
    if (begun.size > 0) throw damaged()
  }
}

/** What a ZIP archive holds, to be looked at before anything of it is unpacked. */
import { unzipSync } from 'fflate'
import { NoTableError } from './tableFile.ts'

type Listed = {
  path: string
  /** Of the unpacked bytes, as the archive says. */
  size: number
}

/** In the flags of the first part, which the archive begins with. */
const isEncrypted = (bytes: Uint8Array) => ((bytes[6] ?? 0) & 1) === 1

const damaged = () =>
  new NoTableError('is damaged: a part of it is missing. Save or download it once more.')

/** Throws `NoTableError` where the archive is cut, or opens with a password only. */
export function listArchive(bytes: Uint8Array<ArrayBuffer>): Listed[] {
  if (isEncrypted(bytes)) {
    throw new NoTableError('is protected by a password. Save it without one and choose that.')
  }
  const parts: Listed[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts.push({ path: name, size: originalSize })
        return false
      },
    })
  } catch {
    throw damaged()
  }
  return parts
}

/** The parts of these paths, unpacked. Throws `NoTableError` where one cannot be. */
export function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  paths: ReadonlySet<string>,
): Record<string, Uint8Array<ArrayBuffer>> {
  try {
    return unzipSync(bytes, { filter: ({ name }) => paths.has(name) })
  } catch {
    throw damaged()
  }
}

/**
 * Recognises files that are neither text nor an XLSX workbook, by their beginning or content, and explains how to get a file
 * that can be read.
 */
import { RefusedFile } from '@/features/import/source.ts'

const SAVE_AS = 'Open it in a spreadsheet program and save it as XLSX or CSV.'
const COPY_TABLE = 'Copy the table in it and paste it, or save it as XLSX or CSV.'
const IS_PICTURE = 'is a picture. Choose a file with the codes as text.'
const IS_ARCHIVE = 'Unpack it and choose the file inside.'
const IS_DATABASE = 'is a database. Export the table as XLSX or CSV.'

/** The beginnings of files that are refused, with the reason. Each character is the byte with its code. */
const SIGNATURES: readonly (readonly [start: string, message: string])[] = [
  ['%PDF', 'is a PDF. Save the list as XLSX or CSV, or copy the codes and paste them.'],
  ['{\\rtf', `is a text document (RTF). ${COPY_TABLE}`],
  ['\u0089PNG', IS_PICTURE],
  ['\u00ff\u00d8\u00ff', IS_PICTURE],
  ['GIF8', IS_PICTURE],
  ['II*\u0000', IS_PICTURE],
  ['MM\u0000*', IS_PICTURE],
  ['7z\u00bc\u00af', `is an archive (7z). ${IS_ARCHIVE}`],
  ['Rar!', `is an archive (RAR). ${IS_ARCHIVE}`],
  ['BZh', `is an archive (bzip2). ${IS_ARCHIVE}`],
  ['\u00fd7zXZ', `is an archive (xz). ${IS_ARCHIVE}`],
  ['\u0028\u00b5\u002f\u00fd', `is an archive (zstd). ${IS_ARCHIVE}`],
  ['\u001f\u008b', `is a packed file within a packed file. ${IS_ARCHIVE}`],
  ['SQLite format 3', IS_DATABASE],
  ['\u0000\u0001\u0000\u0000Standard', IS_DATABASE],
  ['PAR1', 'is a Parquet file. Export it as CSV.'],
  // BIFF2, BIFF3 and BIFF4: workbooks from the years before the OLE container, [MS-XLS] §2.4.21.
  ['\u0009\u0000\u0004\u0000', `is a workbook in the old Excel format (.xls). ${SAVE_AS}`],
  ['\u0009\u0002\u0006\u0000', `is a workbook in the old Excel format (.xls). ${SAVE_AS}`],
  ['\u0009\u0004\u0006\u0000', `is a workbook in the old Excel format (.xls). ${SAVE_AS}`],
]

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** RIFF containers (WebP) and ISO media files (HEIC, AVIF) state their type after a length. */
const isPictureInside = (start: string) => /^RIFF[^]{4}WEBP|^[^]{4}ftyp(?:hei|mif|avi)/.test(start)

/** The reason for refusing a file with such a beginning; null if the first bytes belong to no type that is refused. */
export function foreignBySignature(first: Uint8Array): RefusedFile | null {
  const start = latin1(first, 0, 32)
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature))
  if (found) return new RefusedFile(found[1])
  return isPictureInside(start) ? new RefusedFile(IS_PICTURE) : null
}

/** The first bytes of an OLE compound file ([MS-CFB] §2.2): documents of Office before 2007, and encrypted ones of any year. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]

export const isCompoundFile = (first: Uint8Array) =>
  COMPOUND_FILE.every((byte, at) => first[at] === byte)

/** The names of streams that show what a compound file is; in the file they are in UTF-16. */
const STREAMS: readonly (readonly [name: string, message: string])[] = [
  // [MS-OFFCRYPTO] §2.3.4.4: a new workbook with a password is stored in the old container.
  ['EncryptedPackage', 'is protected by a password. Save it without a password.'],
  ['WordDocument', `is a Word document. ${COPY_TABLE}`],
  ['PowerPoint Document', `is a presentation. ${COPY_TABLE}`],
]

/**
 * The reason for refusing a compound file. The names of its streams may come after the given bytes, so the extension counts too:
 * a file called .xlsx is in this container only if it has a password.
 */
export function refusedCompoundFile(bytes: Uint8Array, name: string): RefusedFile {
  const text = new TextDecoder('utf-16le').decode(
    bytes.subarray(0, bytes.length - (bytes.length % 2)),
  )
  const found = STREAMS.find(([stream]) => text.includes(stream))
  if (found) return new RefusedFile(found[1])
  const isWorkbook = text.includes('Workbook') || text.includes('Book')
  if (!isWorkbook && /\.xls[xm]$/i.test(name)) {
    return new RefusedFile('is protected by a password. Save it without a password.')
  }
  if (!isWorkbook && /\.(?:docx?|pptx?|msg)$/i.test(name)) {
    return new RefusedFile(`is a document in an old Office format. ${COPY_TABLE}`)
  }
  return new RefusedFile(`is a workbook in the old Excel format (.xls). ${SAVE_AS}`)
}

/** ZIP archives that are not workbooks, by parts that only they have. */
const PARTS: readonly (readonly [part: RegExp, message: string])[] = [
  [/^xl\/workbook\.bin$/i, `is a binary workbook (.xlsb). ${SAVE_AS}`],
  [
    /^index\/.*\.iwa$|^index\.zip$|^index\/$/i,
    'is a Numbers document (.numbers). Export it from Numbers as XLSX or CSV.',
  ],
  [/^content\.xml$|^mimetype$/i, 'is an OpenDocument file (.ods). Save it as XLSX or CSV.'],
  [/^word\//i, `is a Word document. ${COPY_TABLE}`],
  [/^ppt\//i, `is a presentation. ${COPY_TABLE}`],
]

/**
 * The reason for refusing an archive with these parts; null if none of them belongs to a document of another program. `parts`
 * have slashes, not backslashes.
 */
export function foreignByParts(parts: readonly string[]): RefusedFile | null {
  const found = PARTS.find(([pattern]) => parts.some((part) => pattern.test(part)))
  return found ? new RefusedFile(found[1]) : null
}

export const refusedArchive = () =>
  new RefusedFile(`is a ZIP archive and not a workbook. ${IS_ARCHIVE}`)

export const refusedProtectedArchive = () =>
  new RefusedFile('is protected by a password. Save it without a password.')

/** Pages and documents in a text format, by how they begin. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, message: string])[] = [
  [/^MIME-Version:/i, `is a web archive (MHTML). ${SAVE_AS}`],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i, IS_PICTURE],
  [
    /<Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/,
    `is an XML spreadsheet (Excel 2003). ${SAVE_AS}`,
  ],
  [/<office:document\b/, 'is an OpenDocument file (.fods). Save it as XLSX or CSV.'],
]

/**
 * The reason for refusing a text with such a beginning; null if it may be read. `text` is the beginning of a file without
 * leading blanks.
 */
export function foreignByText(text: string): RefusedFile | null {
  const found = BEGINNINGS.find(([pattern]) => pattern.test(text))
  return found ? new RefusedFile(found[1]) : null
}

export const refusedBinaryFile = () =>
  new RefusedFile('is neither text nor a workbook. Save the list as XLSX or CSV.')

export const refusedWebPage = () =>
  new RefusedFile(
    'is a web page (HTML) under another name. Open it in a spreadsheet program and save it as XLSX or CSV.',
  )

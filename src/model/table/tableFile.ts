/** A file that a person drops or chooses, as tables of texts, or why it is none. */
import type { Separator } from './readTable.ts'

export type FileSheet = {
  /** '' for a text file, which has one. */
  name: string
  /** Each at its place: empty rows are there, without cells, so that a row's number is its place from 1. */
  rows: string[][]
  /** Of a text file, which may be separated otherwise than it seems. */
  written?: { text: string; separator: Separator }
}
export type TableFile =
  | { kind: 'table'; name: string; sheets: FileSheet[] }
  /** One or two sentences: what the file is, and what to do. */
  | { kind: 'refused'; says: string }

/** Thrown where a file cannot be a table; the message follows its name: "is empty." */
export class NoTableError extends Error {
  override name = 'NoTableError'
}

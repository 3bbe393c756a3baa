/** The input of the importer, for pages that load the importer itself only once they have something to read. */
import type { ImportReading } from '@/features/import/reading.ts'

/** A file that the browser provides, the bytes of a stored file, or a text. */
export type ImportInput =
  | { kind: 'file'; file: File }
  | { kind: 'bytes'; name: string; bytes: Uint8Array }
  | { kind: 'text'; name: string; text: string }

export const nameOfInput = (input: ImportInput): string =>
  input.kind === 'file' ? input.file.name : input.name

/**
 * The result for an input that can’t be read. `message` follows its name: "is empty." Pasted text has no name, so the sentence
 * begins with "This text".
 */
export const refusal = (input: ImportInput, message: string): ImportReading<never> => ({
  kind: 'refused',
  message: `${nameOfInput(input) || 'This text'} ${message}`,
})

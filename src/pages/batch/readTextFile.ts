/** A chosen file as the text of the input, or why it cannot be one. */
import { decodeText } from '../../domain/batch/decodeText.ts'
import { readInput } from '../../domain/batch/readInput.ts'
import { formatBytes } from '../../domain/format.ts'

export type TextFile = { text: string } | { problem: string }

/** Bytes: four times as many as the characters that a batch reads, which is what the widest encoding takes. */
const LARGEST = 4_000_000

export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > LARGEST) {
    return {
      problem: `${file.name} has ${formatBytes(file.size)}; a batch reads ${formatBytes(LARGEST)} at the most.`,
    }
  }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return { problem: `${file.name} could not be read. Choose it again.` }
  }
  const { text } = decodeText(new Uint8Array(bytes))
  const reading = readInput(text)
  if (reading.kind === 'problem' && reading.problem === 'binary') {
    return {
      problem: `${file.name} is no text file. Save its sheet as CSV, or copy the cells and paste them.`,
    }
  }
  return { text }
}

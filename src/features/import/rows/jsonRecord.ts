/** One record of a JSON text, or why it cannot be read. */

/**
 * A record, or why it can’t be read. `line` is the number of the item from 1, or the number of the line if each line is an
 * object.
 */
export type JsonRow = { line: number; record: unknown } | { line: number; problem: string }

/**
 * Reads a text that comes in pieces of any size. `end` returns why the text seems cut off, as a sentence; null for a complete
 * text.
 */
export type JsonReader = { write: (text: string) => void; end: () => string | null }

export function recordOf(text: string, line: number): JsonRow {
  try {
    return { line, record: JSON.parse(text) as unknown }
  } catch {
    return { line, problem: 'is not JSON' }
  }
}

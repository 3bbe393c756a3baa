/** The texts that a word filter searches, concatenated, so that a search reads memory sequentially. */
import { foldText } from '@/lib/text/spelling.ts'
import type { WorkRow } from './rowView.ts'

/** The text between texts and their parts; search words never contain it. */
const END = '\n'
/** The number of rows per string. If one letter of a string needs two bytes, all its letters take two, so strings are small. */
const AT_ONCE = 1000

type Block = {
  text: string
  /** The position of each row’s text in the string, and of the end of the last one. */
  starts: Uint32Array
}

function textOf(row: WorkRow): string {
  const { title, brand, productId, merchantProductId, code, eans, item } = row
  const inputTexts = item ? [item.given, item.note] : []
  return foldText(
    [title, brand, productId, merchantProductId, code, ...eans, ...inputTexts].join(END),
  )
}

function blockOf(rows: readonly WorkRow[]): Block {
  const starts = new Uint32Array(rows.length + 1)
  const texts = rows.map((row, at) => {
    const text = textOf(row)
    starts[at + 1] = (starts[at] ?? 0) + text.length + END.length
    return text
  })
  return { text: texts.join(END), starts }
}

/** Sets `matches` to 1 for the rows of a block that contain all words; `from` is the index of the block’s first row. */
function mark(
  { text, starts }: Block,
  [first = '', ...others]: readonly string[],
  matches: Uint8Array,
  from: number,
): void {
  let row = 0
  for (let hit = text.indexOf(first); hit >= 0;) {
    while ((starts[row + 1] ?? Infinity) <= hit) row += 1
    const end = starts[row + 1] ?? text.length
    const own = others.length > 0 ? text.slice(starts[row], end) : ''
    if (others.every((word) => own.includes(word))) matches[from + row] = 1
    hit = text.indexOf(first, end)
  }
}

export type RowTexts = {
  /** Finds the rows that contain words: 1 for each row whose text contains all of the words, otherwise 0. */
  rowsContaining: (rows: readonly WorkRow[], words: readonly string[]) => Uint8Array
  /** Makes the rows from this index on be read again, because they have changed. */
  forget: (from: number) => void
}

export function createRowTexts(): RowTexts {
  const blocks: Block[] = []
  let filled = 0
  const holding: RowTexts['rowsContaining'] = (rows, words) => {
    while (filled < rows.length) {
      const more = rows.slice(filled, filled + AT_ONCE)
      blocks.push(blockOf(more))
      filled += more.length
    }
    const matches = new Uint8Array(rows.length)
    let from = 0
    for (const block of blocks) {
      mark(block, words, matches, from)
      from += block.starts.length - 1
    }
    return matches
  }
  return {
    rowsContaining: holding,
    forget(from) {
      blocks.splice(Math.floor(from / AT_ONCE))
      filled = blocks.reduce((sum, { starts }) => sum + starts.length - 1, 0)
    },
  }
}

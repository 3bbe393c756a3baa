/** What the words of a filter are looked for in: the rows' texts end to end, so that a search reads memory as it lies. */
import { foldText } from '@/lib/text/spelling.ts'
import type { WorkRow } from './rowView.ts'

/** Ends a text and the parts of one: no word that is looked for holds it. */
const END = '\n'
/** Rows in one string. A letter that takes two bytes makes all of them take two. */
const AT_ONCE = 1000

type Block = {
  text: string
  /** Where each row's text begins, and where the last one ends. */
  starts: Uint32Array
}

function textOf(row: WorkRow): string {
  const { title, brand, productId, merchantProductId, code, eans, item } = row
  const given = item ? [item.given, item.note] : []
  return foldText([title, brand, productId, merchantProductId, code, ...eans, ...given].join(END))
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

/** The first row of the block is number `from`. */
function mark(
  { text, starts }: Block,
  [first = '', ...others]: readonly string[],
  held: Uint8Array,
  from: number,
): void {
  let row = 0
  for (let hit = text.indexOf(first); hit >= 0;) {
    while ((starts[row + 1] ?? Infinity) <= hit) row += 1
    const end = starts[row + 1] ?? text.length
    const own = others.length > 0 ? text.slice(starts[row], end) : ''
    if (others.every((word) => own.includes(word))) held[from + row] = 1
    hit = text.indexOf(first, end)
  }
}

export type RowTexts = {
  /** For each of the rows: 1 where its text holds every word. */
  holding: (rows: readonly WorkRow[], words: readonly string[]) => Uint8Array
  /** Rows from this place on are others now. */
  forget: (from: number) => void
}

export function createRowTexts(): RowTexts {
  const blocks: Block[] = []
  let filled = 0
  const holding: RowTexts['holding'] = (rows, words) => {
    while (filled < rows.length) {
      const more = rows.slice(filled, filled + AT_ONCE)
      blocks.push(blockOf(more))
      filled += more.length
    }
    const held = new Uint8Array(rows.length)
    let from = 0
    for (const block of blocks) {
      mark(block, words, held, from)
      from += block.starts.length - 1
    }
    return held
  }
  return {
    holding,
    forget(from) {
      blocks.splice(Math.floor(from / AT_ONCE))
      filled = blocks.reduce((sum, { starts }) => sum + starts.length - 1, 0)
    },
  }
}

import { useMemo } from 'react'
import styles from './RawAnswer.module.css'

const BLOCK = 16_000

/** Splits a text into blocks, never within a character. */
function toBlocks(text: string): { start: number; block: string }[] {
  const blocks: { start: number; block: string }[] = []
  let start = 0
  while (start < text.length) {
    const end = start + BLOCK
    const splits = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')
    const block = text.slice(start, splits ? end - 1 : end)
    blocks.push({ start, block })
    start += block.length
  }
  return blocks
}

/** The exact text, in blocks of which the browser lays out only those in view. */
export function RawAnswerText({ text }: { text: string }) {
  const blocks = useMemo(() => toBlocks(text), [text])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text scrolls, by keyboard, too
    <section className={styles.text} tabIndex={0} aria-label="Response as received" translate="no">
      {blocks.map(({ start, block }) => (
        <div key={start} className={styles.block}>
          {block}
        </div>
      ))}
    </section>
  )
}

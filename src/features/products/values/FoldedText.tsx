import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { beginningOf, MOST_CHARACTERS } from '@/components/ui/longText/cutText.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './FoldedText.module.css'

const MOST = 160

/** How many UTF-16 units are added by each click; a browser lays out that many within a second. */
const PART = 100_000

/** The first `most` UTF-16 units of a text, in pieces short enough for one element. */
function piecesOf(text: string, most: number): { start: number; piece: string }[] {
  const pieces: { start: number; piece: string }[] = []
  for (let start = 0; start < Math.min(most, text.length);) {
    const piece = beginningOf(text.slice(start, most), MOST_CHARACTERS)
    if (piece === '') break
    pieces.push({ start, piece })
    start += piece.length
  }
  return pieces
}

/** A received text. A long text is cut, with a button for the rest; megabytes are shown in parts. */
export function FoldedText({ text }: { text: string }) {
  const [most, setMost] = useState(0)
  if (text.length <= MOST) {
    return (
      <span className={styles.text} dir="auto">
        {text}
      </span>
    )
  }
  const isOpen = most > 0
  const left = text.length - most
  return (
    <span className={styles.text}>
      <bdi>
        {isOpen
          ? piecesOf(text, most).map(({ start, piece }) => <span key={start}>{piece}</span>)
          : `${beginningOf(text, MOST)}…`}
      </bdi>
      {isOpen && left > 0 && (
        <Button
          variant="link"
          size="s"
          className={styles.more ?? ''}
          onClick={() => setMost(most + PART)}
        >
          {`Show ${formatCount(Math.min(PART, left))} more of ${formatCount(text.length)} characters`}
        </Button>
      )}
      <Button
        variant="link"
        size="s"
        aria-expanded={isOpen}
        className={styles.more ?? ''}
        onClick={() => setMost(isOpen ? 0 : PART)}
      >
        {isOpen ? 'Show less' : wholeInWords(text)}
      </Button>
    </span>
  )
}

const wholeInWords = (text: string): string =>
  text.length > PART
    ? `Show ${formatCount(PART)} of ${formatCount(text.length)} characters`
    : `Show all ${formatCount(text.length)} characters`

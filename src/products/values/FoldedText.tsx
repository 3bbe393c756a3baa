import { useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './FoldedText.module.css'

const MOST = 160

/** The beginning without half a character at its end. */
function beginningOf(text: string): string {
  return text.slice(0, MOST).replace(/[\uD800-\uDBFF]$/, '')
}

/** A received text; the end of a long one comes on request. */
export function FoldedText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  if (text.length <= MOST) {
    return (
      <span className={styles.text} dir="auto">
        {text}
      </span>
    )
  }
  return (
    <span className={styles.text}>
      <bdi>{isWhole ? text : `${beginningOf(text)}…`}</bdi>
      <Button
        variant="link"
        size="s"
        aria-expanded={isWhole}
        className={styles.more ?? ''}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'Show less' : `Show all ${formatCount(text.length)} characters`}
      </Button>
    </span>
  )
}

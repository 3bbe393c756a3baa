import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import { toCurl } from '@/api/http/curl.ts'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { formatBytes, formatDuration } from '@/lib/numbers/format.ts'
import { NAMES } from '@/words/names.ts'
import { RawAnswerLines } from './RawAnswerLines.tsx'
import { RawAnswerText } from './RawAnswerText.tsx'
import { toRawLines } from './rawLines.ts'
import styles from './RawAnswer.module.css'

/**
 * The maximum length, in characters, of an answer that is shown formatted. Formatting a longer answer would take seconds and
 * hundreds of megabytes.
 */
const MOST_FORMATTED = 4_000_000

type View = 'lines' | 'text'

const VIEWS = [
  { value: 'lines', label: 'Formatted' },
  { value: 'text', label: 'As received' },
] as const

function whyNotFormatted(text: string): string {
  if (text === '') return 'The response has no body.'
  return text.length > MOST_FORMATTED
    ? `Longer than ${MOST_FORMATTED / 1_000_000} million characters: shown as received.`
    : 'Not well-formed JSON: shown as received.'
}

export function RawAnswerSheet({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const connection = useConnection()
  const { text, status, bytes, ms, call } = answer
  const lines = useMemo(() => (text.length > MOST_FORMATTED ? null : toRawLines(text)), [text])
  const [view, setView] = useState<View>('lines')
  const size = bytes === 0 ? 'empty' : formatBytes(bytes)
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          <span>{NAMES.rawAnswer}</span>
          <span className={styles.meta}>
            {`${status === 0 ? 'redirect' : status} · ${size} · ${formatDuration(ms)}`}
          </span>
        </span>
      }
      actions={<CopyButton text={text} label="Copy response" size="s" />}
    >
      <div className={styles.sheet}>
        <section className={styles.request} aria-label="Request">
          <div className={styles.row}>
            <h3 className={styles.label}>Request</h3>
            <CopyCurl call={call} size="s" />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long addresses scroll sideways, by keyboard, too */}
          <pre className={styles.code} tabIndex={0} translate="no">
            {toCurl(connection, call)}
          </pre>
        </section>
        <section className={styles.answer} aria-label="Answer">
          <div className={styles.row}>
            <h3 className={styles.label}>Answer</h3>
            {lines === null ? (
              <span className={styles.meta}>{whyNotFormatted(text)}</span>
            ) : (
              <Segmented size="s" label="Format" options={VIEWS} value={view} onChange={setView} />
            )}
          </div>
          {lines !== null && view === 'lines' ? (
            <RawAnswerLines lines={lines} />
          ) : (
            <RawAnswerText text={text} />
          )}
        </section>
      </div>
    </Sheet>
  )
}

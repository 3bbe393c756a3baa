import type { UseQueryResult } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { KeyError } from '@/api/http/errors.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { NAMES } from '@/words/names.ts'
import type { FailureWords, Way } from './failure/failureAdvice.ts'
import { failureWords } from './failure/failureWords.ts'
import { KeyPanel } from './key/KeyPanel.tsx'
import styles from './AskNotes.module.css'

/** Many small requests that a page makes, some of them on a press. */
export type Asking = {
  total: number
  /** Those that have an answer, asked here or brought by another page. */
  answered: number
  /** Those that are not asked again by themselves. */
  failed: UseQueryResult[]
  /** How many requests the next press makes; 0 when all were asked. */
  next: number
  askMore: () => void
}

type Props = {
  asking: Asking
  /** "7 EANs". */
  inWords: (count: number) => string
  /** Why some wait for a press. */
  why: string
  /** What else there is to say, before it. */
  children?: ReactNode
}

/** A button that goes with its press leaves the focus to the panel that it stood in. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true })
}

/** One sentence for all that failed; without a cause where they failed for different ones, which each of them tells. */
function wordsOfFailed(
  failed: Asking['failed'],
  inWords: Props['inWords'],
  way: Way,
): FailureWords | null {
  const what = `Loading ${inWords(failed.length)}`
  const all = failed.map(({ error }) => failureWords(error, what, way))
  const [first = null] = all
  if (all.every(({ title }) => title === first?.title)) return first
  return {
    title: `${inWords(failed.length)} didn’t load.`,
    cause: '',
    advice: 'See the reason at each one.',
  }
}

/** What failed of many requests, and what waits for a press. It stands in a panel that takes the focus. */
export function AskNotes({ asking, inWords, why, children }: Props) {
  const requestCount = useRequestCount()
  const { failed, next, answered, total } = asking
  const { way } = useConnection()
  const words = wordsOfFailed(failed, inWords, way)
  const refused = failed.find(({ error }) => error instanceof KeyError)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <div className={styles.notes}>
      {children}
      {refused && (
        <KeyPanel
          error={refused.error}
          what={`Loading ${inWords(failed.length)}`}
          onRetry={retry}
        />
      )}
      {words && !refused && (
        <Note
          tone="danger"
          title={words.title}
          actions={
            <Button
              size="s"
              icon={<RotateCw />}
              onClick={(event) => {
                focusPanel(event.currentTarget)
                retry()
              }}
            >
              {failed.length === 1 ? NAMES.retry : `${NAMES.retry} ${failed.length}`}
            </Button>
          }
        >
          <span>{words.cause}</span> <span>{words.advice}</span>
        </Note>
      )}
      {next > 0 && (
        <Note
          title={`${inWords(total)}, ${answered === 0 ? 'not loaded yet' : `${formatCount(answered)} loaded`}.`}
          actions={
            <Button
              onClick={(event) => {
                focusPanel(event.currentTarget)
                asking.askMore()
              }}
              sub={requestCount(next)}
            >{`Load ${inWords(next)}`}</Button>
          }
        >
          <span>{why}</span>
        </Note>
      )}
    </div>
  )
}

import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { KeyError } from '../../api/errors.ts'
import { formatCount } from '../../domain/format.ts'
import { NAMES } from '../../domain/names.ts'
import { useConnection } from '../connection.tsx'
import type { FailureWords, Way } from '../failureAdvice.ts'
import { failureWords } from '../failureWords.ts'
import { KeyPanel } from '../KeyPanel.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { eansInWords } from './eansInWords.ts'
import styles from './MarketNotes.module.css'
import type { Market } from './useMarket.ts'

type Props = {
  market: Market
  /** Why EANs wait for a press. */
  why: string
  /** What else there is to say, before it. */
  children?: ReactNode
}

/** A button that goes with its press leaves the focus to the panel that it stood in. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true })
}

const requestInWords = (failed: Market['failed']) => `The request for ${eansInWords(failed.length)}`

/** One sentence for all that failed; without a cause where they failed for different ones, which their rows tell. */
function wordsOfFailed(failed: Market['failed'], way: Way): FailureWords | null {
  const all = failed.map(({ error }) => failureWords(error, requestInWords(failed), way))
  const [first = null] = all
  if (all.every(({ title }) => title === first?.title)) return first
  return {
    title: `${eansInWords(failed.length)} did not load.`,
    cause: '',
    advice: 'Each row says why.',
  }
}

/** Which EANs failed, and which wait for a press. */
export function MarketNotes({ market, why, children }: Props) {
  const { failed, next, asked, codes } = market
  const { way } = useConnection()
  const words = wordsOfFailed(failed, way)
  const refused = failed.find(({ error }) => error instanceof KeyError)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <div className={styles.notes}>
      {children}
      {refused && <KeyPanel error={refused.error} what={requestInWords(failed)} onRetry={retry} />}
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
          title={`${formatCount(codes.length)} EANs, ${asked === 0 ? 'none' : formatCount(asked)} asked so far.`}
          actions={
            <Button
              onClick={(event) => {
                focusPanel(event.currentTarget)
                market.askMore()
              }}
              sub={next === 1 ? '1 request' : `${next} requests`}
            >{`Ask ${eansInWords(next)}`}</Button>
          }
        >
          <span>{why}</span>
        </Note>
      )}
    </div>
  )
}

import RotateCw from 'lucide-react/icons/rotate-cw'
import { KeyError } from '../../api/errors.ts'
import { formatCount } from '../../domain/format.ts'
import { NAMES } from '../../domain/names.ts'
import { AnswerNotice } from '../../parts/AnswerNotice.tsx'
import { useConnection } from '../../parts/connection.tsx'
import type { FailureWords, Way } from '../../parts/failureAdvice.ts'
import { failureWords } from '../../parts/failureWords.ts'
import { KeyPanel } from '../../parts/KeyPanel.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { eansInWords } from './formWords.ts'
import styles from './MarketPanel.module.css'
import type { Market } from './useMarket.ts'
import type { RecordSkus } from './useSkus.ts'

type Props = { skus: RecordSkus; market: Market }

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

/** Where the SKUs come from, which EANs failed, and which wait for a press. */
export function MarketNotes({ skus, market }: Props) {
  const { failed, next, asked, codes } = market
  const { way } = useConnection()
  const words = wordsOfFailed(failed, way)
  const refused = failed.find(({ error }) => error instanceof KeyError)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <div className={styles.notes}>
      {skus.query && (
        <>
          {skus.query.isSuccess && (
            <p className={styles.quiet}>
              A lite answer holds no SKUs: these come from one traits request for the chosen record.
            </p>
          )}
          <AnswerNotice query={skus.query} what="The request for the SKUs" />
        </>
      )}
      {skus.skus?.length === 0 && (
        <p className={styles.quiet}>
          This record lists no SKUs, so there is no EAN to compare prices of.
        </p>
      )}
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
          <span>More than 12 are asked on your press only: one request each.</span>
        </Note>
      )}
    </div>
  )
}

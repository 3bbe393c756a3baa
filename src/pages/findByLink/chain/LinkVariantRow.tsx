import Braces from 'lucide-react/icons/braces'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { UrlForm } from '@/api/links/urlForms.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { failedWords } from '@/features/messages/failure/failedWords.ts'
import { failureWords } from '@/features/messages/failure/failureWords.ts'
import { RawAnswer } from '@/features/messages/rawAnswer/RawAnswer.tsx'
import { isStopped } from '@/features/page/isStopped.ts'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { plural } from '@/lib/text/plural.ts'
import { NAMES } from '@/words/names.ts'
import type { TriedVariant } from './useLinkVariants.ts'
import { distinctPart, variantName, newlyRemoved, notMatchedWords } from './variantWords.ts'
import styles from './LinkVariantsPanel.module.css'

type Props = {
  row: TriedVariant
  original: string
  before: UrlForm | undefined
  isMatched: boolean
  /** Whether a variant without an answer can be requested now. */
  isOffered: boolean
}

/** The row of a link variant with its result, and the button that requests it. */
export function LinkVariantRow({ row, original, before, isMatched, isOffered }: Props) {
  const { mode } = useConnection()
  const { form, index, query } = row
  const [isOpen, setOpen] = useState(false)
  const isDeveloper = useDeveloper()
  const name = variantName(form)
  const removed = newlyRemoved(form, before)
  const answer = query.data?.answer
  const failure = query.isError && !query.isFetching && !query.data ? query.error : null
  return (
    <li className={classes(styles.row, isMatched && styles.matched)} tabIndex={-1}>
      <Sign query={query} isMatched={isMatched} />
      <div className={styles.text}>
        <b className={styles.name}>{name}</b>
        <p className={styles.url} dir="ltr" title={form.url} translate="no">
          {distinctPart(form.url, original)} {removed.length > 0 && <del>{removed.join(' ')}</del>}
        </p>
        {failure && index > 1 && (
          <p className={styles.why}>{failureWords(failure, 'This variant', mode).cause}</p>
        )}
      </div>
      <div className={styles.state}>
        <span className={styles.words}>{words(row)}</span>
        {answer && isDeveloper && (
          <span className={styles.tools}>
            <CopyCurl call={answer.call} size="s" iconOnly />
            <IconButton
              size="s"
              label={`${NAMES.rawAnswer}: ${name}`}
              icon={<Braces />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
            <RawAnswer answer={answer} open={isOpen} onClose={() => setOpen(false)} />
          </span>
        )}
        {!query.data && !query.isFetching && index > 1 && (
          <span data-prompt>
            <Button
              size="s"
              variant="quiet"
              aria-label={`${failure ? NAMES.retry : 'Try'}: ${name}`}
              disabled={!isOffered}
              onClick={(event) => {
                // The click removes the button, so move the focus to its row.
                event.currentTarget.closest('li')?.focus({ preventScroll: true })
                void query.refetch()
              }}
            >
              {failure ? NAMES.retry : 'Try'}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}

function words({ query }: TriedVariant): string {
  if (query.data) {
    const count = query.data.products.length
    return count > 0 ? plural(count, 'listing') : notMatchedWords(query.data.answer)
  }
  if (query.fetchStatus === 'fetching') return 'Checking'
  if (query.fetchStatus === 'paused') return 'Waiting for the connection'
  return query.isError ? failedWords(query.error) : 'Not tried'
}

function Sign({ query, isMatched }: Pick<TriedVariant, 'query'> & { isMatched: boolean }) {
  if (!query.data && query.isFetching) return <Spinner label="Checking" hideLabel />
  if (query.data) {
    return isMatched || query.data.products.length > 0 ? <Check /> : <Minus />
  }
  return query.isError && !isStopped(query.error) ? (
    <CircleAlert className={styles.failed} />
  ) : (
    <Clock />
  )
}

import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { CatalogError } from '@/api/http/errors.ts'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { FailureActions } from './FailureActions.tsx'
import { FailureFacts } from './FailureFacts.tsx'
import { failureWords } from './failureWords.ts'

export type FailureProps = {
  error: unknown
  /** What failed, as the reader knows it: "The search". */
  what: string
  onRetry: () => void
  /** What is still on screen although this failed, as a sentence. */
  kept?: string | undefined
}

/** A request that failed: what happened, what is kept, and the next press. */
export function Failure({ error, what, onRetry, kept }: FailureProps) {
  const { way } = useConnection()
  const { title, cause, advice, inSettings } = failureWords(error, what, way)
  const answer = error instanceof CatalogError ? error.answer : null
  useEffect(() => announce(title), [title])
  return (
    <Note
      tone="danger"
      title={title}
      actions={<FailureActions answer={answer} inSettings={inSettings} onRetry={onRetry} />}
    >
      <span>{cause}</span> <span>{advice}</span>{' '}
      {kept !== undefined && (
        <span>
          <Localized>{kept}</Localized>
        </span>
      )}
      {answer && <FailureFacts answer={answer} />}
    </Note>
  )
}

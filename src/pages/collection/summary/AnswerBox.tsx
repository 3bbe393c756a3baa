import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import type { AnswerState } from '@/pages/collection/useAnswer.ts'
import { SUMMARY } from './summaryNames.ts'
import styles from './AnswerBox.module.css'

type Props<Value> = {
  answered: AnswerState<Value>
  /** The height of the placeholder before the first answer, in px. */
  height: number
  children: (value: Value) => ReactNode
}

/** Shows an answer of the engine: greyed while a newer answer is loading, with a button to try again after a failure. */
export function AnswerBox<Value>({ answered, height, children }: Props<Value>) {
  const { value, isOld, message, retry } = answered
  if (message !== null) {
    return (
      <div className={styles.failed}>
        <ErrorCard
          isAlert
          title="This couldn’t be calculated."
          action={
            <Button size="s" onClick={retry}>
              {SUMMARY.tryAgain}
            </Button>
          }
          details={message}
        />
      </div>
    )
  }
  if (value === null) {
    return (
      <div className={styles.coming} aria-busy>
        <Skeleton height={height} />
      </div>
    )
  }
  return (
    <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
      {children(value)}
    </div>
  )
}

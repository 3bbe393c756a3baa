import type { Answer } from '../../catalog/http/call.ts'
import type { Trait } from '../../catalog/operations/traits.ts'
import { Note } from '../../ui/Note.tsx'
import { RequestActions } from './RequestActions.tsx'
import styles from './TraitsOnly.module.css'
import { TraitsPanel } from './TraitsPanel.tsx'

type Props = { id: string; traits: Trait[]; answer: Answer; headed: boolean }

/** An answer of traits alone: they are shown, and what is missing is said. */
export function TraitsOnly({ id, traits, answer, headed }: Props) {
  const Title = headed ? 'h3' : 'h1'
  return (
    <div className={styles.traits}>
      <header className={styles.head}>
        <Title className={styles.title} dir="auto">
          Product {id}
        </Title>
        <RequestActions answer={answer} />
      </header>
      <Note title="The answer holds no product record.">
        <span>Full mode was asked for; the service sent traits alone.</span>
      </Note>
      <TraitsPanel traits={traits} headingLevel={headed ? 3 : 2} />
    </div>
  )
}

import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { isComplete, type Snapshot, type SetSource } from '@/domain/resultSet/resultSet.ts'
import { askedWords, cutWords, snapshotTime, partialWords, readWords } from './snapshotWords.ts'
import styles from './WorkbenchHead.module.css'

type Props = {
  snapshot: Snapshot
  source: SetSource
  /** How many of its rows the page does not count yet. */
  unread: number
}

/** "Complete, 43 of 43 pages, 18 Nov 10:26", or how much of it there is: complete is what the page counts. */
export function SnapshotBadge({ snapshot, source, unread }: Props) {
  const cut = cutWords(snapshot)
  if (isComplete(snapshot) && unread > 0) {
    return (
      <Tag tone="warn">
        <Hourglass />
        {readWords(snapshot, unread)}
      </Tag>
    )
  }
  if (!isComplete(snapshot) || cut !== null) {
    return (
      <Tag tone="warn">
        <Hourglass />
        <LangText>
          {isComplete(snapshot)
            ? `Incomplete, ${cut}, ${snapshotTime(snapshot)}`
            : partialWords(snapshot)}
        </LangText>
      </Tag>
    )
  }
  return (
    <Tag tone="line">
      <Check />
      <span>
        Complete<span className={styles.wide}>, {askedWords(snapshot, source)}</span>,{' '}
        <LangText>{snapshotTime(snapshot)}</LangText>
      </span>
    </Tag>
  )
}

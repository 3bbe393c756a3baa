import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { isComplete, type Moment, type SetSource } from '../../model/resultSet/resultSet.ts'
import { Tag } from '../../ui/buttons/Tag.tsx'
import styles from './WorkbenchHead.module.css'
import { askedWords, cutWords, momentTime, partialWords, readWords } from './momentWords.ts'

type Props = {
  moment: Moment
  source: SetSource
  /** How many of its rows the page does not count yet. */
  unread: number
}

/** "Complete, 43 of 43 pages, 18 Nov 10:26", or how much of it there is: complete is what the page counts. */
export function MomentBadge({ moment, source, unread }: Props) {
  const cut = cutWords(moment)
  if (isComplete(moment) && unread > 0) {
    return (
      <Tag tone="warn">
        <Hourglass />
        {readWords(moment, unread)}
      </Tag>
    )
  }
  if (!isComplete(moment) || cut !== null) {
    return (
      <Tag tone="warn">
        <Hourglass />
        {isComplete(moment) ? `Incomplete, ${cut}, ${momentTime(moment)}` : partialWords(moment)}
      </Tag>
    )
  }
  return (
    <Tag tone="line">
      <Check />
      <span>
        Complete<span className={styles.wide}>, {askedWords(moment, source)}</span>,{' '}
        {momentTime(moment)}
      </span>
    </Tag>
  )
}

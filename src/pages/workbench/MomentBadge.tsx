import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { isComplete, type Moment, type SetSource } from '../../domain/resultSet/resultSet.ts'
import { Tag } from '../../ui/Tag.tsx'
import { completeWords, partialWords } from './momentWords.ts'

/** "Complete, 43 of 43 pages, 18 Nov 10:26", or how much of it there is. */
export function MomentBadge({ moment, source }: { moment: Moment; source: SetSource }) {
  return isComplete(moment) ? (
    <Tag tone="line">
      <Check />
      {completeWords(moment, source)}
    </Tag>
  ) : (
    <Tag tone="warn">
      <Hourglass />
      {partialWords(moment)}
    </Tag>
  )
}

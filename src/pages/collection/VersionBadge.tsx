import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { isComplete, type Version, type CollectionSource } from '@/domain/collections/collection.ts'
import { askedWords, cutWords, versionTime, partialWords, readWords } from './versionWords.ts'
import styles from './CollectionHead.module.css'

type Props = {
  version: Version
  source: CollectionSource
  /** How many loaded rows the page has not counted yet. */
  unread: number
}

/** "Complete, 43 of 43 pages, 18 Nov 10:26", or how much is loaded. "Complete" also requires that all rows are counted. */
export function VersionBadge({ version, source, unread }: Props) {
  const cut = cutWords(version)
  if (isComplete(version) && unread > 0) {
    return (
      <Tag tone="warn">
        <Hourglass />
        {readWords(version, unread)}
      </Tag>
    )
  }
  if (!isComplete(version) || cut !== null) {
    return (
      <Tag tone="warn">
        <Hourglass />
        <LangText>
          {isComplete(version)
            ? `Incomplete, ${cut}, ${versionTime(version)}`
            : partialWords(version)}
        </LangText>
      </Tag>
    )
  }
  return (
    <Tag tone="line">
      <Check />
      <span>
        Complete<span className={styles.wide}>, {askedWords(version, source)}</span>,{' '}
        <LangText>{versionTime(version)}</LangText>
      </span>
    </Tag>
  )
}

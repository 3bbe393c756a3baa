import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import { NAMES } from '@/words/names.ts'
import styles from './Conclusion.module.css'

type Props = {
  sentence: Sentence
  /** The figures behind the sentence, opened by the (i) button; absent if there is no more to show. */
  statistics?: ReactNode
  /** Whether there is room for a table among the statistics. */
  isWide?: boolean
  /** Whether the sentence is smaller, for one of several markets on a page. */
  isSmall?: boolean
}

/** The conclusion of a page in one sentence, with its statistics behind a button. */
export function Conclusion({ sentence, statistics, isWide = false, isSmall = false }: Props) {
  const { before, conclusion, after } = sentence
  return (
    <div className={classes(styles.line, isSmall && styles.small)}>
      <p>
        <LangText>{before}</LangText>
        {conclusion !== '' && (
          <b>
            <LangText>{conclusion}</LangText>
          </b>
        )}
        <LangText>{after}</LangText>
      </p>
      {isShown(statistics) && (
        <Popover
          label={NAMES.statistics}
          triggerLabel={NAMES.statistics}
          trigger={<Info />}
          triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true, size: 's' })}
          panelClassName={classes(styles.statistics, isWide && styles.wide)}
        >
          {statistics}
        </Popover>
      )}
    </div>
  )
}

type FiguresProps = {
  /** A figure with its label. `detail` is a line below it: of how many, or how it is calculated. */
  items: readonly { label: ReactNode; value: ReactNode; detail?: ReactNode }[]
}

/** Statistics as a list, one line each. */
export function ConclusionFigures({ items }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value, detail }, index) => (
        // The list is rebuilt as a whole, so an index is as good as an id.
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <LangText>{value}</LangText>
            {isShown(detail) && (
              <span className={styles.detail}>
                {' '}
                <LangText>{detail}</LangText>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

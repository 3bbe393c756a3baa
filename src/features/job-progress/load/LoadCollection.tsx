import Database from 'lucide-react/icons/database'
import { Suspense } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { LOAD } from '@/words/loadNames.ts'
import { costInWords } from './costInWords.ts'
import type { LoadCollectionProps } from './LoadCollectionPanel.tsx'
import { useLoadCost } from './useLoadCost.ts'
import styles from './LoadCollection.module.css'

// The panel is loaded on a click; if that fails, a message takes its place.
const LoadCollectionPanel = lazyPart(
  async () => (await import('./LoadCollectionPanel.tsx')).LoadCollectionPanel,
  'Nothing was loaded.',
)

const SIGN = <Database />

/** Loads all products of a search, of picked products or of a collection of codes; shows the cost before it starts. */
export function LoadCollection({ size = 'm', label, ...panelProps }: LoadCollectionProps) {
  const { source, numFound } = panelProps
  const cost = useLoadCost(source, numFound, readLoadChoice())
  const isSmall = size === 's'
  return (
    <Popover
      label={label ?? LOAD.load}
      align="end"
      triggerClassName={classes(
        buttonClass({ variant: isSmall ? 'secondary' : 'primary', size }),
        !isSmall && styles.button,
      )}
      trigger={
        <>
          {SIGN}
          {!isSmall && <span className={styles.wide}>{`${label ?? LOAD.load} `}</span>}
          <span
            className={isSmall ? undefined : styles.narrow}
          >{`${label ?? LOAD.loadShort} `}</span>
          <span className={isSmall ? 'vh' : styles.cost}>{costInWords(cost)}</span>
        </>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Spinner label="Loading saved data" />
            </div>
          }
        >
          <LoadCollectionPanel {...panelProps} onDone={close} />
        </Suspense>
      )}
    </Popover>
  )
}

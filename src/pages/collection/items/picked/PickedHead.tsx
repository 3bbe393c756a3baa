import { useContext, useEffect } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { ListEntry } from '@/domain/picked/productList.ts'
import { listFigures } from './listFigures.ts'
import type { getPickedProgress } from './pickedProgress.ts'
import { sinceAdded } from './sinceAdded.ts'
import styles from './PickedHead.module.css'

type Props = {
  /** The products of the collection, with the latest answers. */
  entries: readonly ListEntry[]
  loaded: ReturnType<typeof getPickedProgress>
}

/** The lines below the title: how many products are loaded, announced once all are, and what changed since they were added. */
export function PickedHead({ entries, loaded: { words, waiting } }: Props) {
  const label = useContext(CurrencyLabel)
  const isLoaded = waiting === 0 && entries.length > 0
  useEffect(() => {
    if (isLoaded) announce(words)
  }, [isLoaded, words])
  const since = sinceAdded(listFigures(entries), (figure) =>
    label === '' ? figure : `${label}\u00a0${figure}`,
  )
  return (
    <div className={styles.head}>
      <p className={styles.loaded}>
        <LangText>{words}</LangText>
      </p>
      {since !== null && (
        <p>
          <LangText>{since}</LangText>
        </p>
      )}
    </div>
  )
}

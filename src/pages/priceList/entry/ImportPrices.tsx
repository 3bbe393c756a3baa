import { Button } from '@/components/ui/buttons/Button.tsx'
import { useFileDrop } from '@/components/ui/fields/useFileDrop.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { plural } from '@/lib/text/plural.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { PriceImport } from './PriceImport.tsx'
import { PriceInput } from './PriceInput.tsx'
import { PriceListIntro } from './PriceListIntro.tsx'
import type { PriceDraft } from './usePriceDraft.ts'
import styles from './ImportPrices.module.css'

type Props = {
  draft: PriceDraft
  country: string
  /** The number of rows in the saved list that would be replaced; 0 without a list. */
  replaces: number
  changes: PriceChanges
  /** Shows the list again, whether or not it was replaced. */
  onDone: () => void
}

/** Shows the steps from a text or file to a saved price list. */
export function ImportPrices({ draft, country, replaces, changes, onDone }: Props) {
  const isOver = useFileDrop(draft.openFile)
  const save = async (entries: readonly PriceEntry[]) => {
    if (!(await changes.replace(entries))) return
    draft.remember()
    draft.clear()
    onDone()
  }
  const { reading } = draft
  return (
    <>
      {replaces > 0 && (
        <Note
          title={`Your list of ${plural(replaces, 'row')} is still saved.`}
          actions={
            <Button size="s" onClick={onDone}>
              {PRICES.keepOld}
            </Button>
          }
        >
          It is replaced as a whole when you save.
        </Note>
      )}
      <div className={reading === null ? styles.columns : styles.rows}>
        {!draft.isFile && <PriceInput draft={draft} isOver={isOver} />}
        {reading === null ? (
          <PriceListIntro country={country} />
        ) : (
          <PriceImport
            draft={draft}
            reading={reading}
            country={country}
            replaces={replaces}
            onSave={save}
          />
        )}
      </div>
    </>
  )
}

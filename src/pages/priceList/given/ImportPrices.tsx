import { formatCount } from '../../../lib/numbers/format.ts'
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'
import type { PriceChanges } from '../../../position/usePriceChanges.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { PRICES } from '../../../words/priceListNames.ts'
import styles from './ImportPrices.module.css'
import { PriceInput } from '../table/PriceInput.tsx'
import { PricePreview } from './PricePreview.tsx'
import type { PriceDraft } from './usePriceDraft.ts'

type Props = {
  draft: PriceDraft
  country: string
  /** Rows of the list that is kept now; 0 where there is none. */
  replaces: number
  changes: PriceChanges
  /** The list is to be shown, whether or not it was replaced. */
  onDone: () => void
}

/** From a text or a file to a kept list. */
export function ImportPrices({ draft, country, replaces, changes, onDone }: Props) {
  const save = async (entries: readonly PriceEntry[]) => {
    if (!(await changes.replace(entries))) return
    draft.forget()
    onDone()
  }
  return (
    <>
      {replaces > 0 && (
        <Note
          title={`The list of ${formatCount(replaces)} ${replaces === 1 ? 'row' : 'rows'} is still kept.`}
          actions={
            <Button size="s" onClick={onDone}>
              {PRICES.keepOld}
            </Button>
          }
        >
          It is replaced as a whole when you save.
        </Note>
      )}
      <div className={styles.columns}>
        <PriceInput draft={draft} />
        <PricePreview draft={draft} country={country} replaces={replaces} onSave={save} />
      </div>
    </>
  )
}

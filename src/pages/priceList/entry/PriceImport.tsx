import Tags from 'lucide-react/icons/tags'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { FileActions } from '@/features/import/preview/FileActions.tsx'
import { ImportPreview } from '@/features/import/preview/ImportPreview.tsx'
import { answerFirst } from '@/features/import/preview/openQuestions.ts'
import type { ImportRead, PriceRow } from '@/features/import/reading.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { MAX_PRICES, priceEntries } from './priceEntries.ts'
import { PRICE_FILES } from './priceFiles.ts'
import type { PriceDraft } from './usePriceDraft.ts'
import styles from './PriceImport.module.css'

type Props = {
  draft: PriceDraft
  reading: ImportRead<PriceRow>
  country: string
  /** The number of rows in the list that would be replaced. */
  replaces: number
  /** Resolves once the entries are saved, or were refused. */
  onSave: (entries: readonly PriceEntry[]) => Promise<void>
}

/** The preview of what would be saved as the price list. */
export function PriceImport({ draft, reading, country, replaces, onSave }: Props) {
  const { answers, setAnswers, isBusy, isFile, problem, remembered } = draft
  const count = reading.rows.length
  return (
    <>
      <SaveBar {...{ reading, isBusy, country, replaces, onSave }} />
      {isFile && problem !== null && <ErrorCard isAlert title={problem} />}
      {count === 0 && (
        <Note tone="warn" title="No row can be saved.">
          Choose the columns with codes and prices below. The lists show what is wrong with each
          row.
        </Note>
      )}
      {count > MAX_PRICES && (
        <Note tone="warn" title={`${formatCount(count)} rows are too many.`}>
          A price list can have {formatCount(MAX_PRICES)}. Remove products that you don’t sell from
          the file.
        </Note>
      )}
      <ImportPreview
        reading={reading}
        answers={answers}
        onAnswers={setAnswers}
        isBusy={isBusy}
        remembered={remembered}
        actions={
          isFile && (
            <FileActions
              label={PRICES.file}
              accept={PRICE_FILES}
              onFile={draft.openFile}
              fileInProgress={draft.fileInProgress}
              shown={reading.file.name}
              onCancel={draft.cancel}
            >
              <Button size="s" variant="quiet" onClick={draft.clear}>
                {PRICES.forgetFile}
              </Button>
            </FileActions>
          )
        }
      />
    </>
  )
}

function SaveBar({
  reading,
  isBusy,
  country,
  replaces,
  onSave,
}: Pick<Props, 'reading' | 'country' | 'replaces' | 'onSave'> & { isBusy: boolean }) {
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const count = reading.rows.length
  const question = answerFirst(reading)
  const isBlocked = question !== null || count === 0 || count > MAX_PRICES
  const save = async () => {
    setSaving(true)
    await onSave(priceEntries(reading.rows))
    setSaving(false)
  }
  return (
    <div className={styles.save} data-commands={KEYBOARD.thisPage}>
      <span id={id}>
        {isSaving
          ? `Saving ${plural(count, 'row')}`
          : (question ?? `Prices for ${shownCountry(country)}, saved in this browser`)}
      </span>
      <Button
        variant="primary"
        icon={<Tags />}
        sub={formatCount(count)}
        disabled={isBlocked || isBusy || isSaving}
        aria-describedby={id}
        onClick={() => void save()}
      >
        {replaces > 0 ? `${PRICES.save} instead of ${formatCount(replaces)}` : PRICES.save}
      </Button>
    </div>
  )
}

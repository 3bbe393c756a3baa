import { useId } from 'react'
import { FileChoice } from '@/components/ui/fields/FileChoice.tsx'
import { LinesField } from '@/components/ui/fields/LinesField.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { PRICES } from '@/words/priceListNames.ts'
import { PRICE_FILES } from './priceFiles.ts'
import type { PriceDraft } from './usePriceDraft.ts'
import styles from './PriceInput.module.css'

const PLACEHOLDER = `EAN;Price;Cost;Floor;Note
2049811842247;12.90;7.40;11.90;own brand`

type Props = {
  draft: PriceDraft
  /** Whether a file is dragged over the page. */
  isOver: boolean
}

/** The input for prices: paste, drop or choose a file. Unreadable input stays, with the reason. */
export function PriceInput({ draft, isOver }: Props) {
  const id = useId()
  const { text, setText, openFile, reading, problem, fileInProgress, cancel } = draft
  return (
    <Panel title={PRICES.input} padded>
      <div className={styles.fields}>
        <label htmlFor={id} className={styles.label}>
          {PRICES.paste}
        </label>
        <LinesField
          id={id}
          rows={reading === null ? 9 : 5}
          value={text}
          placeholder={PLACEHOLDER}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={(problem !== null && reading === null && text !== '') || undefined}
          aria-describedby={problem === null ? undefined : `${id}problem`}
          onChange={({ target }) => setText(target.value)}
        />
        <FileChoice
          label={PRICES.file}
          accept={PRICE_FILES}
          hint="Drop a CSV, text or Excel file"
          choose="choose a file"
          // Reading a text, which has no file name, is too quick to show progress.
          reading={fileInProgress?.name === '' ? null : fileInProgress}
          onCancel={cancel}
          isOver={isOver}
          onFile={openFile}
        />
        {problem !== null && <ErrorCard isAlert id={`${id}problem`} title={problem} />}
        <p className={styles.quiet}>
          Up to 50,000 rows. Give at least one of price, cost or floor. Duplicates: last row wins.
          Nothing is sent anywhere.
        </p>
      </div>
    </Panel>
  )
}

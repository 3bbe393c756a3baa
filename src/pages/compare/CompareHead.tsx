import ChevronLeft from 'lucide-react/icons/chevron-left'
import { COMPARE } from '../../domain/compare/compareNames.ts'
import { productsInWords } from '../../domain/productsInWords.ts'
import { formatCount } from '../../domain/format.ts'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { AddToList } from '../../parts/AddToList.tsx'
import { Link } from '../../parts/Link.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { NO_BASE, type CompareState } from '../../url/compareState.ts'
import { paths } from '../../url/paths.ts'
import { AddProduct } from './AddProduct.tsx'
import { shortNames } from './compareColumns.ts'
import { CompareExport } from './CompareExport.tsx'
import type { Comparison } from './comparison.ts'
import styles from './CompareHead.module.css'
import type { CompareSteps } from './useCompareSteps.ts'

type Props = {
  state: CompareState
  comparison: Comparison
  steps: CompareSteps
  /** The currency label of the country. */
  label: string
}

/** What is compared, how much of it differs, and what can be changed about it. */
export function CompareHead({ state, comparison, steps, label }: Props) {
  const { columns, base, received } = comparison
  const names = shortNames(columns, label)
  const options = columns.map(({ id }, place) => ({ value: id, label: names[place] ?? id }))
  return (
    <header className={styles.head}>
      <Link
        to={paths.search({ countries: [state.country] })}
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
        aria-label={`Search in ${state.country}`}
      >
        <ChevronLeft />
      </Link>
      <h1>{COMPARE.page}</h1>
      <p className={styles.found}>
        <Counts comparison={comparison} />
      </p>
      <div className={styles.controls} data-commands={KEYBOARD.thisPage}>
        <Checkbox
          className={styles.only}
          label={COMPARE.onlyDiffering}
          checked={state.diff}
          onChange={steps.onlyDiffering}
        />
        {columns.length > 1 && (
          <SelectField
            label={COMPARE.measuredAgainst}
            className={styles.against}
            value={base === null ? NO_BASE : (state.ids[base] ?? '')}
            options={[...options, { value: NO_BASE, label: COMPARE.nothing }]}
            onChange={steps.measureAgainst}
          />
        )}
        <AddProduct state={state} onAdd={steps.add} />
        <AddToList products={state.ids.map((id) => ({ id, country: state.country }))} />
        {received > 0 && <CompareExport state={state} comparison={comparison} label={label} />}
      </div>
    </header>
  )
}

function Counts({ comparison }: { comparison: Comparison }) {
  const { columns, received, rows, differing } = comparison
  return (
    <>
      <b>{formatCount(columns.length)}</b> {productsInWords(columns.length).replace(/^\S+ /, '')}
      {received < columns.length && received > 0 && (
        <>
          , <b>{formatCount(received)}</b> received
        </>
      )}
      {received > 1 && (
        <>
          , <b>{formatCount(differing)}</b> of {formatCount(rows.length)} rows differ
        </>
      )}
    </>
  )
}

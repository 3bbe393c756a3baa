import { shownCountry } from '../../lib/countryCode.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { formatCount } from '../../lib/numbers/format.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { AddToList } from '../../selection/AddToList.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import type { PageAction } from '../../shell/PageActions.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { NO_BASE, type CompareState } from '../../url/states/compareState.ts'
import { paths } from '../../url/paths.ts'
import { COMPARE } from '../../words/compareNames.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { AddProduct } from './add/AddProduct.tsx'
import styles from './CompareHead.module.css'
import { shortNames } from './rows/compareColumns.ts'
import type { Comparison } from './comparison.ts'
import type { CompareSteps } from './useCompareSteps.ts'

type Props = {
  state: CompareState
  comparison: Comparison
  /** What my prices are measured against in the markets of the products. */
  reference: ReferenceWords
  steps: CompareSteps
  /** The currency label of the country. */
  label: string
}

/** What is compared, how much of it differs, and what can be changed about it. */
export function CompareHead({ state, comparison, reference, steps, label }: Props) {
  const { columns, base, received } = comparison
  const names = shortNames(columns, label)
  const options = columns.map(({ id }, place) => ({ value: id, label: names[place] ?? id }))
  const actions: PageAction[] = [
    ...(columns.length > 1
      ? [
          {
            key: 'against',
            renderIn: () => (
              <SelectField
                label={COMPARE.measuredAgainst}
                className={styles.against}
                value={base === null ? NO_BASE : (state.ids[base] ?? '')}
                options={[...options, { value: NO_BASE, label: COMPARE.nothing }]}
                onChange={steps.measureAgainst}
              />
            ),
          } satisfies PageAction,
        ]
      : []),
    {
      key: 'add',
      onPhone: 'second',
      renderIn: () => <AddProduct state={state} onAdd={steps.add} />,
    },
    {
      key: 'list',
      onPhone: 'first',
      renderIn: (place) => (
        <AddToList
          products={state.ids.map((id) => ({ id, country: state.country }))}
          variant={place === 'more' ? 'secondary' : 'primary'}
        />
      ),
    },
    ...(received > 0
      ? [
          {
            key: 'export',
            renderIn: () => <CompareExport {...{ state, comparison, reference, label }} />,
          } satisfies PageAction,
        ]
      : []),
  ]
  return (
    <PageHead
      title={COMPARE.page}
      back={{
        to: paths.search({ countries: [state.country] }),
        label: `Search in ${shownCountry(state.country)}`,
      }}
      meta={
        <span>
          <Counts comparison={comparison} />
        </span>
      }
      actions={actions}
      more={COMPARE.more}
    >
      <Checkbox label={COMPARE.onlyDiffering} checked={state.diff} onChange={steps.onlyDiffering} />
    </PageHead>
  )
}

function Counts({ comparison }: { comparison: Comparison }) {
  const { columns, received, rows, differing } = comparison
  return (
    <>
      <b>{formatCount(columns.length)}</b> {productsInWords(columns.length).replace(/^\S+ /, '')}
      {received < columns.length && received > 0 && (
        <>
          , <b>{formatCount(received)}</b> loaded
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

type CompareExportProps = Omit<Props, 'steps'>

/** The rows as a file. */
function CompareExport({ state, comparison, reference, label }: CompareExportProps) {
  const source = async () => {
    const { compareSheet } = await import('./compareSheet.ts')
    return compareSheet({ state, comparison, reference, label, at: Date.now() })
  }
  return <ExportMenu source={source} look="menu" />
}

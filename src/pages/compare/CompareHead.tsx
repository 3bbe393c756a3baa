import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { AddToCollection } from '@/features/collections/selection/AddToCollection.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { paths } from '@/routing/paths.ts'
import { NO_BASE, type CompareState } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { AddProduct } from './add/AddProduct.tsx'
import type { Comparison } from './comparison.ts'
import { shortNames } from './rows/productColumns.ts'
import type { CompareNavigation } from './useCompareNavigation.ts'
import styles from './CompareHead.module.css'

type Props = {
  state: CompareState
  comparison: Comparison
  /** The figure that your prices are compared with in the markets of the products. */
  reference: ReferenceWords
  steps: CompareNavigation
  /** The currency label of the country; '' for none. */
  label: string
}

/** The head of a comparison: the products, how many rows differ, and the settings. */
export function CompareHead({ state, comparison, reference, steps, label }: Props) {
  const { columns, base, received } = comparison
  const names = shortNames(columns, label)
  const options = columns.map(({ id }, index) => ({ value: id, label: names[index] ?? id }))
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
        <AddToCollection
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
      <b>{formatCount(columns.length)}</b> {pluralForm(columns.length, 'product')}
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

/** The menu that exports the rows as a file. */
function CompareExport({ state, comparison, reference, label }: CompareExportProps) {
  const source = async () => {
    const { compareSheet } = await import('./compareSheet.ts')
    return compareSheet({ state, comparison, reference, label, at: Date.now() })
  }
  return <ExportMenu source={source} layout="menu" />
}

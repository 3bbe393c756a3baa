import { useEffect, useState } from 'react'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import { useJoined } from '../../shell/useJoined.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { Note } from '../../ui/Note.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import type { CompareState } from '../../url/compareState.ts'
import { paths } from '../../url/paths.ts'
import { COMPARE } from '../../words/compareNames.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { ColumnNotices } from './ColumnNotices.tsx'
import { CompareHead } from './CompareHead.tsx'
import { CompareLegend } from './CompareLegend.tsx'
import { CompareTable } from './CompareTable.tsx'
import { ComparedStrip } from './ComparedStrip.tsx'
import { inWords, toComparison, type Comparison } from './comparison.ts'
import { useColumns } from './useColumns.ts'
import { useCompareSteps } from './useCompareSteps.ts'

/** The products of a comparison, whatever came of each. */
export function ComparedProducts({ state }: { state: CompareState }) {
  const columns = useColumns(state.ids, state.country)
  const comparison = toComparison(columns, state, useJoined())
  const steps = useCompareSteps(state)
  const label = useCurrencyLabel()([state.country])
  // On a small screen one product stands beside the base: which one is where the reader looks, not what is compared.
  const [lookedAt, setLookedAt] = useState('')
  const anchor = comparison.base ?? 0
  const others = columns.filter((_, place) => place !== anchor)
  const first = others.find(({ compared }) => compared !== null) ?? others[0]
  const beside = others.some(({ id }) => id === lookedAt) ? lookedAt : (first?.id ?? '')

  usePageTitle(`${COMPARE.page} ${productsInWords(state.ids.length)}`)
  const words = comparison.isWaiting ? null : `${inWords(comparison)}.`
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])

  return (
    <CurrencyLabel value={label}>
      <CompareHead state={state} comparison={comparison} steps={steps} label={label} />
      {columns.length === 1 && (
        <Note
          title="One product compares with nothing."
          actions={
            <Link
              className={buttonClass({ size: 's' })}
              to={paths.search({ countries: [state.country], view: 'table' })}
            >
              Search in {state.country}
            </Link>
          }
        >
          <span>{`“${COMPARE.add}” puts up to seven more beside it; or select two to eight in a search.`}</span>
        </Note>
      )}
      <ColumnNotices columns={columns} />
      {columns.length > 1 && (
        <ComparedStrip
          comparison={comparison}
          anchor={anchor}
          beside={beside}
          onLook={setLookedAt}
        />
      )}
      <CompareTable
        comparison={comparison}
        onlyDiffering={state.diff}
        country={state.country}
        anchor={anchor}
        beside={beside}
        onRemove={steps.remove}
      />
      <CompareLegend country={state.country} base={baseIn(comparison)} />
    </CurrencyLabel>
  )
}

function baseIn({ base, columns }: Comparison): 'none' | 'there' | 'missing' {
  if (base === null) return 'none'
  const { state, compared } = columns[base] ?? {}
  return compared || state === 'waiting' ? 'there' : 'missing'
}

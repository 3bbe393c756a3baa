import { useState } from 'react'
import { availableColumns } from '@/components/data-table/columnState.ts'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import { compareColumns, type CompareTableRow } from '@/pages/compare/columns.tsx'
import type { Comparison } from '@/pages/compare/comparison.ts'
import type { CompareRow } from '@/pages/compare/rows/compareRows.ts'
import { COMPARE, GROUPS, type GroupKey } from '@/words/compareNames.ts'
import { RowGroup } from './RowGroup.tsx'
import styles from './CompareTable.module.css'

type Props = {
  comparison: Comparison
  onlyDiffering: boolean
  country: string
  /** On a small screen two columns are shown: the product at index `anchor`, and the product with the ID `beside`. */
  anchor: number
  beside: string
  onRemove: (id: string, name: string) => void
}

/** Long groups, which are collapsed by default. */
const FOLDED = new Set<GroupKey>(['skus', 'attributes'])

function inGroups(rows: readonly CompareRow[]): [GroupKey, CompareRow[]][] {
  const groups = new Map<GroupKey, CompareRow[]>()
  for (const row of rows) {
    const group = groups.get(row.group)
    if (group) group.push(row)
    else groups.set(row.group, [row])
  }
  return [...groups]
}

/**
 * The comparison as a table: fields down, products across. It scrolls in both directions; the header and the field names stay
 * visible.
 */
export function CompareTable({
  comparison,
  onlyDiffering,
  country,
  anchor,
  beside,
  onRemove,
}: Props) {
  const [opened, setOpened] = useState<ReadonlySet<GroupKey>>(new Set())
  const { columns, rows, received } = comparison
  const toggle = (group: GroupKey) => {
    const next = new Set(opened)
    if (!next.delete(group)) next.add(group)
    setOpened(next)
  }
  // With fewer than two loaded products nothing differs yet, so the filter for different rows is not applied.
  const hidesSame = onlyDiffering && received > 1
  const shown = hidesSame ? rows.filter(({ differs }) => differs) : rows
  const places = columns.map(({ id }, index) =>
    index === anchor ? 'anchor' : id === beside ? 'beside' : 'off',
  )
  const defined = compareColumns(comparison, { country, places, onRemove })
  const shownColumns = availableColumns<CompareTableRow, string, null>(defined, shown, null)
  return (
    <section
      className={styles.box}
      aria-label={COMPARE.box}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
      tabIndex={0}
      style={cssVars({ '--columns': columns.length })}
      aria-busy={comparison.isWaiting}
    >
      <Table ref={answerPart} caption={COMPARE.table} className={styles.table ?? ''}>
        <thead>
          <tr>
            <DataHeads columns={shownColumns} context={null} />
          </tr>
        </thead>
        {inGroups(shown).map(([group, some]) => (
          <RowGroup
            key={group}
            name={GROUPS[group]}
            rows={some}
            columns={shownColumns}
            received={received}
            fold={
              FOLDED.has(group)
                ? { isOpen: opened.has(group), onToggle: () => toggle(group) }
                : null
            }
          />
        ))}
      </Table>
      {hidesSame && shown.length === 0 && (
        <p className={styles.none}>No differences between these products.</p>
      )}
    </section>
  )
}

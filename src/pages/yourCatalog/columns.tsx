/** The columns of an import's problems: which rows of the feed were left out or imported without a value, and why. */
import type { RowProblem } from '@/api/ownCatalog.ts'
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import styles from './ImportResult.module.css'

export const problemColumns = defineColumns<RowProblem, null>()([
  {
    id: 'row',
    header: 'Line',
    kind: 'count',
    accessor: ({ row }) => row,
    // The numbers of lines have no total.
    footer: null,
  },
  {
    id: 'outcome',
    header: 'Outcome',
    kind: 'text',
    accessor: ({ isSkipped }) => (isSkipped ? 'left out' : 'imported without this value'),
  },
  {
    id: 'says',
    header: 'Reason',
    kind: 'text',
    accessor: ({ message }) => message,
    className: styles.says,
    cell: ({ message }) => message,
  },
])

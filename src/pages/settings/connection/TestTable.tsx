import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { OPERATIONS, type Operation } from '@/api/fields/operations.ts'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { failureInShort } from './operationWords.ts'
import { testedOperations, type OperationOutcome } from './testConnection.ts'
import type { ConnectionTest } from './useConnectionTest.ts'
import styles from './TestTable.module.css'

function Answered({ outcome }: { outcome: OperationOutcome }) {
  const isGood = outcome.kind === 'answered'
  return (
    <span className={classes(styles.outcome, isGood ? styles.good : styles.bad)}>
      {isGood ? <Check /> : <TriangleAlert />}
      {isGood ? outcome.answer.status : failureInShort(outcome.error)}{' '}
      {isGood && <span className={styles.saw}>{outcome.saw}</span>}
    </span>
  )
}

/** The table with the result of each operation: one row each, including pending ones. */
export function TestTable({ test }: { test: ConnectionTest }) {
  const outcomeOf = (operation: Operation) =>
    test.tried.find((one) => one.operation === operation)?.outcome ?? null
  const currentOperation = test.isRunning ? testedOperations[test.tried.length] : undefined

  return (
    <Table caption={SETTINGS.tests} className={styles.table} aria-busy={test.isRunning}>
      <thead>
        <tr>
          <th className={styles.operation}>Operation</th>
          <th>Answer</th>
          <th data-number className={styles.ms}>
            ms
          </th>
          <th data-number className={styles.size}>
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {testedOperations.map((operation) => {
          const outcome = outcomeOf(operation)
          const answer = outcome?.answer ?? null
          return (
            <tr key={operation}>
              <th scope="row">{OPERATIONS[operation].name}</th>
              <td>
                {outcome ? (
                  <Answered outcome={outcome} />
                ) : operation === currentOperation ? (
                  <Spinner label="testing" />
                ) : (
                  <EmptyValue what="none yet" />
                )}
              </td>
              <td data-number>{answer ? formatCount(answer.ms) : <EmptyValue what="none" />}</td>
              <td data-number className={styles.bytes}>
                {answer ? formatBytes(answer.bytes) : <EmptyValue what="none" />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

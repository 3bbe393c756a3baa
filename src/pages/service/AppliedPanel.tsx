import Check from 'lucide-react/icons/check'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { LoggedRequest } from '@/api/http/log.ts'
import {
  sentVersusApplied,
  type AppliedResult,
  type AppliedRow,
} from '@/api/profile/sentVersusApplied.ts'
import { toObservedAnswer } from '@/api/profile/toObservedAnswer.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { SERVICE } from './serviceNames.ts'
import styles from './AppliedPanel.module.css'

const words: Record<Exclude<AppliedResult, 'same'>, string> = {
  ignored: 'ignored',
  clamped: 'clamped',
  other: 'differs',
  open: 'see its point',
  'not echoed': 'not echoed',
}

const counted: readonly AppliedResult[] = ['ignored', 'clamped', 'other']

function Result({ result }: Pick<AppliedRow, 'result'>) {
  if (result === 'same') {
    return (
      <span className={styles.same}>
        <Check aria-hidden="true" />
        <span className="vh">as sent</span>
      </span>
    )
  }
  const tone = { ignored: styles.bad, other: styles.bad, clamped: styles.warn, open: styles.warn }
  return (
    <span className={result === 'not echoed' ? styles.silent : tone[result]}>{words[result]}</span>
  )
}

/** The panel with each parameter of a request beside what the service reports as applied. */
export function AppliedPanel({ request }: { request: LoggedRequest }) {
  const connection = useConnection()
  const seen = useMemo(() => toObservedAnswer(request, connection), [request, connection])
  const rows = seen ? sentVersusApplied(seen) : []
  const summary = counted.flatMap((result) => {
    const count = rows.filter((row) => row.result === result).length
    return count > 0 && result !== 'same' ? [`${count} ${words[result]}`] : []
  })
  const { operation } = request.call
  const source = operation === 'search' ? ', from the q echo' : ''
  return (
    <Panel
      title={SERVICE.applied}
      meta={`${operation} at ${formatTime(request.at, { seconds: true })}${source}`}
      actions={summary.length > 0 && <span className={styles.summary}>{summary.join(', ')}</span>}
    >
      {seen ? (
        <Table caption={SERVICE.applied} className={styles.table ?? ''}>
          <thead>
            <tr>
              <th scope="col" className={styles.parameter}>
                Parameter
              </th>
              <th scope="col">Sent</th>
              <th scope="col">Applied</th>
              <th scope="col" className={styles.result} data-number>
                <span className="vh">Result</span>
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {rows.map((row) => (
              <tr key={row.parameter}>
                <th scope="row" className={styles.parameter}>
                  {row.parameter}
                </th>
                <td dir="auto">{row.sent}</td>
                <td dir="auto">{row.applied ?? <EmptyValue what="not said" />}</td>
                <td className={classes(styles.result)} data-number>
                  <Result result={row.result} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className={styles.none}>
          {request.answer ? 'This response is no longer stored.' : 'No response.'}
        </p>
      )}
    </Panel>
  )
}

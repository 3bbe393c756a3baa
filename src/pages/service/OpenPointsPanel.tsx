import type { JudgedPoint } from '../../api/profile/profileOf.ts'
import { SERVICE } from '../../domain/serviceNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { InterfaceText } from '../../parts/InterfaceText.tsx'
import { VerdictMark } from '../../parts/VerdictMark.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './OpenPointsPanel.module.css'
import { PointAction } from './PointAction.tsx'

type Props = {
  points: readonly JudgedPoint[]
  onTry: ((point: JudgedPoint) => void) | null
}

/** What the specification leaves open, what the app assumes of it, and what answers say. */
export function OpenPointsPanel({ points, onTry }: Props) {
  const connection = useConnection()
  return (
    <Panel title={SERVICE.openPoints} meta="contradicted first">
      <Table caption={SERVICE.openPoints} className={styles.table ?? ''}>
        <thead>
          <tr>
            <th scope="col" className={styles.title}>
              Not shown
            </th>
            <th scope="col" className={styles.section}>
              Spec
            </th>
            <th scope="col" className={styles.assumes}>
              App assumes
            </th>
            <th scope="col" className={styles.verdict}>
              Verdict
            </th>
            <th scope="col" className={styles.evidence}>
              Evidence
            </th>
            <th scope="col" className={styles.action}>
              <span className="vh">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id} data-verdict={point.judgement.verdict}>
              <th scope="row" className={styles.title}>
                <InterfaceText text={point.title} />
              </th>
              <td className={styles.section}>{point.section}</td>
              <td className={styles.assumes}>
                <span className={styles.label}>App assumes </span>
                <InterfaceText text={point.assumes(connection)} />
              </td>
              <td className={styles.verdict}>
                <VerdictMark verdict={point.judgement.verdict} />
              </td>
              <td className={styles.evidence}>
                <InterfaceText text={point.judgement.says} />
              </td>
              <td className={styles.action}>
                <PointAction point={point} onTry={onTry} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

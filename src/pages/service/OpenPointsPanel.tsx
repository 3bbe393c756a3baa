import type { JudgedPoint } from '../../catalog/profile/profileOf.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './OpenPointsPanel.module.css'
import { PointRow } from './PointRow.tsx'
import { SERVICE } from './serviceNames.ts'

type Props = {
  points: readonly JudgedPoint[]
  onTry: ((point: JudgedPoint) => void) | null
}

/** What the specification leaves open, what the app assumes of it, and what answers say. */
export function OpenPointsPanel({ points, onTry }: Props) {
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
            <PointRow key={point.id} point={point} onTry={onTry} />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

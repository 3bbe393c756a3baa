import { useLayoutEffect, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { EvaluatedPoint } from '@/api/profile/profileOf.ts'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { VerdictMark } from '@/features/messages/VerdictMark.tsx'
import { InterfaceText } from './InterfaceText.tsx'
import { PointAction } from './PointAction.tsx'
import { SERVICE } from './serviceNames.ts'
import styles from './OpenPointsPanel.module.css'

type Props = {
  points: readonly EvaluatedPoint[]
  onTry: ((point: EvaluatedPoint) => void) | null
}

/** The panel with the open points of the specification, what the app assumes, and the evidence from answers. */
export function OpenPointsPanel({ points, onTry }: Props) {
  return (
    <Panel title={SERVICE.openPoints} meta="conflicts first">
      <Table ref={answerPart} caption={SERVICE.openPoints} className={styles.table ?? ''}>
        <thead>
          <tr>
            <th scope="col" className={styles.title}>
              Setting
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

type PointRowProps = {
  point: EvaluatedPoint
  /** Checks a point; null while a check is running. */
  onTry: ((point: EvaluatedPoint) => void) | null
}

function nameBeside(name: Element | null): HTMLElement | null {
  const row = name?.closest('tr')
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('th') ?? null
}

/** The row of an open point. A click removes or changes the row's control, so the focus moves to the row's name. */
function PointRow({ point, onTry }: PointRowProps) {
  const connection = useConnection()
  const name = useRef<HTMLTableCellElement>(null)
  // A point that was tried may no longer pass the filter. Its row is then removed, and the next row gets the focus.
  useLayoutEffect(() => {
    const left = name.current
    return () => {
      if (left === document.activeElement) nameBeside(left)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <tr data-verdict={point.evaluation.verdict}>
      <th ref={name} scope="row" className={styles.title} tabIndex={-1}>
        <InterfaceText text={point.title} />
      </th>
      <td className={styles.section}>{point.section}</td>
      <td className={styles.assumes}>
        <span className={styles.label}>App assumes </span>
        <InterfaceText text={point.assumes(connection)} />
      </td>
      <td className={styles.verdict}>
        <VerdictMark verdict={point.evaluation.verdict} />
      </td>
      <td className={styles.evidence}>
        <InterfaceText text={point.evaluation.message} />
      </td>
      <td className={styles.action}>
        <PointAction
          point={point}
          onTry={onTry}
          onClick={() => name.current?.focus({ preventScroll: true })}
        />
      </td>
    </tr>
  )
}

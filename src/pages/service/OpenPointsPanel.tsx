import { useLayoutEffect, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { JudgedPoint } from '@/api/profile/profileOf.ts'
import { answerPlace } from '@/components/ui/browser/pagePlaces.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { VerdictMark } from '@/features/messages/VerdictMark.tsx'
import { InterfaceText } from './InterfaceText.tsx'
import { PointAction } from './PointAction.tsx'
import { SERVICE } from './serviceNames.ts'
import styles from './OpenPointsPanel.module.css'

type Props = {
  points: readonly JudgedPoint[]
  onTry: ((point: JudgedPoint) => void) | null
}

/** What the specification leaves open, what the app assumes of it, and what answers say. */
export function OpenPointsPanel({ points, onTry }: Props) {
  return (
    <Panel title={SERVICE.openPoints} meta="conflicts first">
      <Table ref={answerPlace} caption={SERVICE.openPoints} className={styles.table ?? ''}>
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

type PointRowProps = {
  point: JudgedPoint
  /** Null while a check is under way. */
  onTry: ((point: JudgedPoint) => void) | null
}

function nameBeside(name: Element | null): HTMLElement | null {
  const row = name?.closest('tr')
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('th') ?? null
}

/** One open point. The control of a row goes or changes with its press: reading goes on at the row's name. */
function PointRow({ point, onTry }: PointRowProps) {
  const connection = useConnection()
  const name = useRef<HTMLTableCellElement>(null)
  // Of the points that are assumed, say, one that was tried is none any more: the next one takes its place.
  useLayoutEffect(() => {
    const left = name.current
    return () => {
      if (left === document.activeElement) nameBeside(left)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <tr data-verdict={point.judgement.verdict}>
      <th ref={name} scope="row" className={styles.title} tabIndex={-1}>
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
        <InterfaceText text={point.judgement.message} />
      </td>
      <td className={styles.action}>
        <PointAction
          point={point}
          onTry={onTry}
          onPress={() => name.current?.focus({ preventScroll: true })}
        />
      </td>
    </tr>
  )
}

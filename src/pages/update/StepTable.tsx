import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { kindInWords } from '@/domain/changes/changesNames.ts'
import type { UpdateRun } from '@/domain/updates/updateRun.ts'
import { ChangeSign } from '@/features/job-progress/ChangeSign.tsx'
import type { ItemState } from '@/jobs/job/job.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { StepRow } from './StepRow.tsx'
import type { ShownLoad } from './useLoad.ts'
import styles from './StepTable.module.css'

type Props = {
  run: UpdateRun
  load: ShownLoad | null
  stateOf: (index: number) => ItemState
}

/**
 * The kinds of changes that have a column. Ratings have one only when one changed, because earlier releases did not compare them.
 */
const shownKinds = ({ steps }: UpdateRun): readonly ChangeKind[] =>
  changeKinds.filter(
    (kind) =>
      kind !== 'rating' ||
      steps.some(
        ({ outcome }) => outcome?.kind === 'compared' && outcome.summary.counts.rating > 0,
      ),
  )

/** The table with the changes of each source; on a phone its rows are drawn as blocks of lines. */
export function StepTable({ run, load, stateOf }: Props) {
  const kinds = shownKinds(run)
  const inProgress = load && run.steps.findIndex((_, index) => stateOf(index) === 'requesting')
  return (
    <Panel title={UPDATE_ALL.table}>
      <Table ref={answerPart} caption={UPDATE_ALL.table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Collection</th>
            <th scope="col">Versions compared</th>
            <th scope="col" data-number data-group>
              Rows
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" data-number>
                <span className={styles.kind}>
                  <ChangeSign kind={kind} /> {kindInWords(kind)}
                </span>
              </th>
            ))}
            <th scope="col">
              <span className="vh">{UPDATE_ALL.changes}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {run.steps.map((step, index) => (
            <StepRow
              key={`${step.kind} ${step.id} ${step.countries.join(',')}`}
              step={step}
              kinds={kinds}
              state={stateOf(index)}
              failure={run.failures.find((failure) => failure.place === index)?.says ?? null}
              load={index === inProgress ? load : null}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

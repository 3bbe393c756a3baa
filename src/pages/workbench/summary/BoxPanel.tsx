import { useCallback } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { COLUMNS, type FigureColumn, type GroupColumn } from '../../../model/columns/columns.ts'
import { inSentence } from '../../../model/columns/formats.ts'
import type { Look, RowEngine, RowFilter } from '../../../model/workbench/rowView.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import styles from './BoxPanel.module.css'
import { BoxTable } from './BoxTable.tsx'
import { leftOutInWords } from './measured.ts'
import { useAnswer } from './useAnswer.ts'

type Props = {
  engine: RowEngine
  look: Look
  by: GroupColumn
  figure: FigureColumn
  onNarrow: (change: Partial<RowFilter>) => void
  /** How many values of the group, those with most rows. */
  most: number
}

/** How a figure spreads in each value of a group. */
export function BoxPanel({ engine, look, by, figure, onNarrow, most }: Props) {
  const ask = useCallback(
    async () => ({ of: { by, figure }, boxes: await engine.boxes({ by, figure, most }) }),
    [engine, by, figure, most],
  )
  const answered = useAnswer(look, ask)
  const title = `${COLUMNS[figure].label} by ${inSentence(COLUMNS[by].label)}`
  return (
    <Panel title={title} meta="box: middle half; bar: 5–95%">
      <AnswerBox answered={answered} height={260}>
        {({ of, boxes }) => {
          const shown = boxes.reduce((sum, { rows }) => sum + rows, 0)
          const leftOut = boxes.reduce((sum, { rows, n }) => sum + rows - n, 0)
          return (
            <div className={styles.body}>
              <BoxTable look={look} {...of} boxes={boxes} caption={title} onNarrow={onNarrow} />
              <p className={styles.foot}>
                {[
                  `${formatCount(shown)} of ${formatCount(look.matching)} rows in those shown`,
                  ...leftOutInWords(of.figure, leftOut, 'of them '),
                ].join('; ')}
              </p>
            </div>
          )
        }}
      </AnswerBox>
    </Panel>
  )
}

import Info from 'lucide-react/icons/info'
import { useCallback, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { RowEngine, RowFilter, RowsResult } from '@/domain/rows/rowView.ts'
import type { SummaryState } from '@/domain/rows/summaryState.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { Link } from '@/routing/Link.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import {
  ONLY_YOU_FILTER,
  onlyYouInWords,
  standOutFilter,
  standOutInWords,
  standOutName,
  standOutRules,
} from './standOutWords.ts'
import { showProducts, SUMMARY } from './summaryNames.ts'
import styles from './StandOutPanel.module.css'

type Props = {
  engine: RowEngine
  /** The filtered rows; a new object requests every figure again. */
  rowsResult: RowsResult
  state: Pick<SummaryState, 'down' | 'across' | 'least'>
  /** The address of the table with these filters added. */
  tableOf: (change: Partial<RowFilter>) => string
}

/**
 * The panel of what stands out: groups whose products are all on one side of the market, and what only you sell, each with a link
 * to its rows.
 */
export function StandOutPanel({ engine, rowsResult, state, tableOf }: Props) {
  const { down, across, least } = state
  const request = useCallback(
    () => engine.standOuts({ down, across, least }),
    [engine, down, across, least],
  )
  const answered = useAnswer(rowsResult, request)
  const { value, message } = answered
  const isNothing = value === null || (value.groups.length === 0 && value.onlyYou === 0)
  if (message === null && isNothing) return null
  return (
    <Panel
      title={SUMMARY.standsOut}
      actions={
        <Popover
          label={SUMMARY.standOutRules}
          triggerLabel={SUMMARY.standOutRules}
          trigger={<Info />}
          triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true, size: 's' })}
          panelClassName={styles.rules}
          align="end"
        >
          {standOutRules(least).map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </Popover>
      }
    >
      <AnswerBox answered={answered} height={120}>
        {({ groups, onlyYou }) => (
          <ul className={styles.list}>
            {groups.map((one) => {
              const name = standOutName(one)
              return (
                <Line
                  key={`${name} ${one.side}`}
                  of={name}
                  count={one.compared}
                  to={tableOf(standOutFilter(one))}
                >
                  <b>
                    <bdi>{name}</bdi>:
                  </b>{' '}
                  <LangText>{standOutInWords(one)}</LangText>
                </Line>
              )
            })}
            {onlyYou > 0 && (
              <Line of={SUMMARY.onlyYou} count={onlyYou} to={tableOf(ONLY_YOU_FILTER)}>
                <b>{SUMMARY.onlyYou}</b> <LangText>{onlyYouInWords(onlyYou)}</LangText>
              </Line>
            )}
          </ul>
        )}
      </AnswerBox>
    </Panel>
  )
}

type LineProps = { of: string; count: number; to: string; children: ReactNode }

function Line({ of, count, to, children }: LineProps) {
  return (
    <li>
      {children}{' '}
      <Link to={to} className={styles.show} aria-label={showProducts(count, of)} data-prompt>
        Show {formatCount(count)}
      </Link>
    </li>
  )
}

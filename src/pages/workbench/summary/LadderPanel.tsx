import { useCallback } from 'react'
import type { Look, RowEngine } from '../../../domain/workbench/rowView.ts'
import { PriceLadder } from '../../../parts/PriceLadder.tsx'
import { usePreference } from '../../../parts/usePreference.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { useAnswer } from './useAnswer.ts'

type Props = { engine: RowEngine; look: Look }

/** The price points of the merchants on one axis, and the stretches where mine has none. */
export function LadderPanel({ engine, look }: Props) {
  const [mine] = usePreference('mine')
  const ask = useCallback(async () => {
    const [points, [first]] = await Promise.all([engine.pricePoints(), engine.rows(0, 1)])
    // Rows that are summed up are all of one country.
    return { ...points, country: first?.country ?? '' }
  }, [engine])
  const answered = useAnswer(look, ask)
  return (
    <Panel title="Price ladder" meta="each merchant’s price points">
      <AnswerBox answered={answered} height={260}>
        {({ merchants, leftOut, country }) => (
          <PriceLadder {...{ merchants, mine, country, leftOut }} />
        )}
      </AnswerBox>
    </Panel>
  )
}

import { useCallback, useMemo } from 'react'
import { mineIn } from '../../../market/me.ts'
import type { Look, RowEngine } from '../../../model/workbench/rowView.ts'
import { MineField } from '../../../position/MineField.tsx'
import { PriceLadder } from '../../../position/ladder/PriceLadder.tsx'
import { useWhoIAmIn } from '../../../shell/useJoined.ts'
import { useMine } from '../../../shell/useMine.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { useAnswer } from './useAnswer.ts'

type Props = { engine: RowEngine; look: Look }

/** The price points of the merchants on one axis, and the stretches where mine has none. */
export function LadderPanel({ engine, look }: Props) {
  const known = useWhoIAmIn()
  const ask = useCallback(async () => {
    const [points, [first]] = await Promise.all([engine.pricePoints(), engine.rows(0, 1)])
    // Rows that are summed up are all of one country.
    return { ...points, country: first?.country ?? '' }
  }, [engine])
  const answered = useAnswer(look, ask)
  const country = answered.value?.country ?? ''
  const countries = useMemo(() => country.split(','), [country])
  const [mine, setMine] = useMine(countries)
  return (
    <Panel
      title="Price ladder"
      meta="each merchant’s price points"
      actions={
        answered.value !== null && (
          <MineField
            size="s"
            countries={countries}
            seen={answered.value.merchants.flatMap(({ merchant }) =>
              merchant === '' ? [] : [{ value: merchant, label: merchant }],
            )}
            mine={mine}
            onChange={setMine}
          />
        )
      }
    >
      <AnswerBox answered={answered} height={260}>
        {({ merchants, leftOut }) => (
          <PriceLadder {...{ merchants, country, leftOut }} mine={mineIn(known, countries)} />
        )}
      </AnswerBox>
    </Panel>
  )
}

import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import type { Look } from '../../model/workbench/rowView.ts'
import type { SetMarket } from '../../position/setMarket/useSetMarket.ts'
import { isUnfinished } from '../../runs/steer/runWords.ts'
import { Conclusion, ConclusionFigures } from '../../shell/Conclusion.tsx'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { positionFigures, positionSentence, resultInWords } from './positionSentence.ts'
import { useSayResult } from './useSayResult.ts'

type Props = { look: Look; market: SetMarket; snapshot: Snapshot }

/** How your prices compare, in one sentence, with the statistics behind a button. */
export function PositionLine({ look, market, snapshot }: Props) {
  const [tolerance] = usePreference('tolerance')
  const { reference, isNobody, jobs } = market
  const isRunning = snapshot.isRunning || jobs.some((job) => isUnfinished(job.view().progress))
  useSayResult(isNobody ? '' : resultInWords(look, reference.than), isRunning)
  const sentence = positionSentence({
    look,
    isNobody,
    isRunning,
    than: reference.than,
    tolerance,
  })
  if (sentence === null) return null
  return (
    <Conclusion
      sentence={sentence}
      statistics={
        look.index &&
        !isNobody && (
          <ConclusionFigures
            items={positionFigures(look.index, look.market.standings, reference.formula).map(
              ([label, value]) => ({ label, value }),
            )}
          />
        )
      }
    />
  )
}

import Info from 'lucide-react/icons/info'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import type { Look } from '../../model/workbench/rowView.ts'
import type { SetMarket } from '../../position/setMarket/useSetMarket.ts'
import { isUnfinished } from '../../runs/steer/runWords.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Popover } from '../../ui/layers/Popover.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { positionFigures, positionSentence, resultInWords } from './positionSentence.ts'
import { useSayResult } from './useSayResult.ts'
import styles from './WorkbenchHead.module.css'

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
  const { before, conclusion, after } = sentence
  return (
    <div className={styles.position}>
      <p>
        <Localized>{before}</Localized>
        <b>
          <Localized>{conclusion}</Localized>
        </b>
        <Localized>{after}</Localized>
      </p>
      {look.index && !isNobody && (
        <Popover
          label={WORKBENCH.statistics}
          triggerLabel={WORKBENCH.statistics}
          trigger={<Info />}
          triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true, size: 's' })}
          panelClassName={styles.statistics}
        >
          <dl>
            {positionFigures(look.index, look.market.standings, reference.formula).map(
              ([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Localized>{value}</Localized>
                  </dd>
                </div>
              ),
            )}
          </dl>
        </Popover>
      )}
    </div>
  )
}

import { Panel } from '../../ui/panels/Panel.tsx'
import { marketGroups } from '../../catalog/countryGroups.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { mineIn, withMineIn } from '../../market/me.ts'
import type { StandingCounts } from '../../model/market/rowMarket.ts'
import { useMine } from '../../shell/settings/useMine.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { BATCH, myMerchantIn } from '../../words/batchNames.ts'
import { MARKET } from '../../words/marketNames.ts'
import { ChooseMe } from '../ChooseMe.tsx'
import { MineField } from '../MineField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import styles from './MarketPanel.module.css'
import type { SetMarket } from './useSetMarket.ts'

/** How many of the rows stand where. */
export function standingWords(isNobody: boolean, counts: StandingCounts): string[] {
  const said = (key: keyof StandingCounts, words: string) =>
    counts[key] === 0 ? '' : `${formatCount(counts[key])} ${words}`
  if (isNobody) return [said('checked', counts.checked === 1 ? 'row checked' : 'rows checked')]
  return [
    said('dearer', 'above market'),
    said('equal', 'at market'),
    said('cheaper', 'below market'),
    said('not mine', 'not sold by you'),
    said('only mine', 'sold only by you'),
  ]
}

const seenOf = ({ merchants }: SetMarket) =>
  merchants.map(({ key, name, count }) => ({ value: key, label: name, count }))

type Props = {
  /** Where the rows are asked, each in its own country. */
  countries: readonly string[]
  market: SetMarket
  onReference: (ref: string) => void
}

/** Where nobody is me: the choice of who I am, to see where I stand. */
export function ChooseMeIn({ countries, market }: Omit<Props, 'onReference'>) {
  const [, choose] = useMine(countries)
  return (
    <ChooseMe seen={seenOf(market)} toSee="where you are cheaper or dearer" onChoose={choose} />
  )
}

/** Who I am in each of the countries, and what my prices are measured against. */
export function Standpoint({ countries, market, onReference }: Props) {
  const [mine, choose] = usePreference('mine')
  return (
    <>
      {marketGroups(countries).map((group) => (
        <MineField
          key={group.join()}
          size="s"
          label={countries.length > 1 ? myMerchantIn(group) : BATCH.myMerchant}
          countries={group}
          seen={seenOf(market)}
          mine={mineIn(mine, group)}
          onChange={(chosen) => choose(withMineIn(mine, group, chosen))}
        />
      ))}
      <ReferenceField
        merchants={market.merchants}
        mine={mineIn(mine, countries)}
        isNobody={market.isNobody}
        hasTargets={false}
        value={market.ref}
        onChange={onReference}
      />
    </>
  )
}

/** Markets that are known without asking: where my prices stand in them, and from where that is looked at. */
export function StandpointPanel({
  countries,
  market,
  standings,
  onReference,
}: Props & { standings: StandingCounts | null }) {
  return (
    <Panel
      title={MARKET.panel}
      meta={(standings ? standingWords(market.isNobody, standings) : [])
        .filter(Boolean)
        .join(' · ')}
      actions={<Standpoint {...{ countries, market, onReference }} />}
    >
      {market.isNobody && market.merchants.length > 0 && (
        <div className={styles.part}>
          <ChooseMeIn countries={countries} market={market} />
        </div>
      )}
    </Panel>
  )
}

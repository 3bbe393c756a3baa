import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import type { GridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { MerchantItem, MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CompetitorTable } from './CompetitorTable.tsx'
import { competitorSentence, countedInWords, namedCompetitors } from './competitorWords.ts'
import type { CellKind } from './matrixColumns.ts'
import { MerchantMatrix } from './MerchantMatrix.tsx'
import styles from './ByMerchant.module.css'

type Props = {
  ranking: MerchantRanking
  /** The product at a place of the ranking; undefined while it is still loading. */
  itemAt: (place: number) => MerchantItem | undefined
  /** The grid rows, one for each product of the ranking. */
  rows: GridRows
  /** Whether a merchant is chosen as yours, or a price of yours is known. */
  hasOwnMerchant: boolean
  /** Whether prices are still being checked. */
  isRunning: boolean
  /** Whether the products are of several countries. */
  isMixed: boolean
  /** Settings that the link to a code’s page carries over. */
  pricing: { ownMerchants: OwnMerchantsByCountry; ref: string }
  /** The address of the assortment gaps at a competitor. */
  gapsAt: (merchant: string) => string
  isBusy?: boolean
}

const CELLS = [
  { value: 'price', label: 'Price' },
  { value: 'difference', label: 'Difference' },
] as const

/** Who undercuts you, by how much and how often, and every merchant’s price of every product. */
export function ByMerchant(props: Props) {
  const { ranking, itemAt, rows, hasOwnMerchant, isRunning, isMixed, pricing } = props
  const { gapsAt, isBusy = false } = props
  const [tolerance] = usePreference('tolerance')
  const [kind, setKind] = useState<CellKind>('price')
  const competitors = namedCompetitors(ranking)
  const { items, own, without } = ranking
  return (
    <div className={styles.view}>
      <div className={styles.sentence}>
        <p>
          <LangText>{competitorSentence(ranking, { hasOwnMerchant, isRunning })}</LangText>
        </p>
        <Popover
          label={BY_MERCHANT.about}
          triggerLabel={BY_MERCHANT.about}
          trigger={<Info />}
          triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true, size: 's' })}
          panelClassName={styles.about}
        >
          <p>{countedInWords(tolerance)}</p>
        </Popover>
      </div>
      {competitors.some(({ both }) => both > 0) && (
        <Panel
          title={BY_MERCHANT.ranking}
          meta={`${plural(competitors.length, 'competitor')}; products with the same price are in neither count`}
        >
          <CompetitorTable {...{ competitors, own, tolerance, gapsAt }} />
        </Panel>
      )}
      {items > 0 && (
        <Panel
          title={BY_MERCHANT.grid}
          meta={[
            plural(items, 'product'),
            ...(without === 0 ? [] : [`${formatCount(without)} without prices left out`]),
          ].join('; ')}
          actions={
            own > 0 && (
              <>
                <span className={styles.key}>
                  <span className={styles.below}>▼ below your price</span>
                  <span className={styles.above}>▲ above</span>
                  <span className={styles.lowest}>lowest</span>
                </span>
                <Segmented
                  size="s"
                  label={BY_MERCHANT.shown}
                  options={CELLS}
                  value={kind}
                  onChange={setKind}
                />
              </>
            )
          }
        >
          <MerchantMatrix
            {...{ ranking, itemAt, rows, kind, tolerance, isMixed, pricing, isBusy }}
          />
        </Panel>
      )}
    </div>
  )
}

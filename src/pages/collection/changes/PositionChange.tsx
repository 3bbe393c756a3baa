import { LangText } from '@/components/ui/figures/LangText.tsx'
import type { RowMarket } from '@/domain/market/rowMarket.ts'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { formatPercent } from '@/lib/numbers/format.ts'
import styles from './ChangesTable.module.css'

type Props = { before: RowMarket | undefined; now: RowMarket | undefined }

/**
 * A product’s difference from the market before and now, "+20.8% → ▲ +26.9%", and below it "still above market" or "was at market";
 * nothing if neither changed.
 */
export function PositionChange({ before, now }: Props) {
  const [was, is] = [before?.priceStatus ?? null, now?.priceStatus ?? null]
  const [from, to] = [before?.difference ?? null, now?.difference ?? null]
  if ((was === null && is === null) || (was === is && from === to)) return null
  const lower = (status: string | null) => (status ?? 'Not known').toLowerCase()
  const percent = (value: number) => formatPercent(value, { digits: 1, signed: true })
  const isEqual = now?.status === 'equal'
  return (
    <span className={styles.position}>
      <span>
        <span className="vh">from {lower(was)} </span>
        <span className={styles.old}>
          {from === null ? lower(was) : <LangText>{percent(from)}</LangText>}
        </span>
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <span className="vh"> to {lower(is)} </span>
        {to === null ? <b>{lower(is)}</b> : <Delta value={to} plain={isEqual} />}
      </span>
      <span className={styles.positionWords} aria-hidden="true">
        {was === is ? `still ${lower(is)}` : `${lower(was)} → ${lower(is)}`}
      </span>
    </span>
  )
}

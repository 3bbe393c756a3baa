import { lazy, Suspense, useState } from 'react'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { RowMarket } from '@/domain/market/rowMarket.ts'
import { aboveInWords, checkedInWords } from '@/domain/pricing/itemPosition.ts'
import { MARKET, sizesOf } from '@/words/marketNames.ts'
import styles from './SizesAbove.module.css'

// Loaded when the user opens the sizes of a row; the table itself shows only how many are above.
const CodeMarkets = lazy(async () => ({
  default: (await import('./CodeMarkets.tsx')).CodeMarkets,
}))

type Props = { market: RowMarket; title: string | null; country: string }

/** A button such as "2 of 5 sizes above" that opens the market of each size. With only one size it is plain text. */
export function SizesAbove({ market, title, country }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { codes } = market
  if (codes.length < 2) return <EmptyValue what={MARKET.oneSize} />
  const words = [aboveInWords(market), checkedInWords(market)].filter(Boolean).join(', ')
  const shown = words || `${codes.length} sizes`
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        title={shown}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      <Sheet
        open={isOpen}
        title={sizesOf(title)}
        className={styles.sheet}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Skeleton height={240} />}>
          <CodeMarkets market={market} country={country} />
        </Suspense>
      </Sheet>
    </>
  )
}

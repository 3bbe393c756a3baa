import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { PriceLinesChart } from '@/features/pricing/history/PriceLinesChart.tsx'
import { PriceLinesTable } from '@/features/pricing/history/PriceLinesTable.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { storedOffers, type StoredOffers } from '@/storage/history/storedOffers.ts'
import { priceHistory } from './priceHistory.ts'
import styles from './HistoryView.module.css'

export type HistoryProps = {
  code: string
  countries: readonly string[]
  ownMerchants: OwnMerchants
  /** The offers in the answer on the page, which is the latest. */
  now: StoredOffers
}

/** The prices of each merchant for a code at all stored times, as a step chart and as a table. */
export function HistoryView({ code, countries, ownMerchants, now }: HistoryProps) {
  const { id } = useConnection()
  const { merchant: aliases } = useAliases()
  const unit = useContext(CurrencyLabel)
  const country = countries.join(',')
  const { data, isError } = useQuery({
    queryKey: ['kept offers', id, code, country],
    queryFn: () => storedOffers(id, { code, country }),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  })
  const history = useMemo(
    () => data && priceHistory([...data, now], { ownMerchants, aliases }),
    [data, now, ownMerchants, aliases],
  )
  const [named, setNamed] = useState<string | null>(null)
  const { times = [], lowest = null } = history ?? {}
  return (
    <>
      {isError && (
        <div className={styles.padded}>
          <ErrorCard title="Stored data couldn’t be read.">
            The browser’s storage isn’t responding. Nothing is lost. Reload the page.
          </ErrorCard>
        </div>
      )}
      {!history && !isError && (
        <div className={styles.padded}>
          <Spinner label="Loading saved data" />
        </div>
      )}
      {history && times.length < 2 && (
        <p className={styles.padded}>
          No earlier prices of this code are saved in this browser. Prices from collections with
          this code appear here.
        </p>
      )}
      {history && times.length > 1 && (
        <>
          <PriceLinesChart lines={history} named={named} />
          <PriceLinesTable
            label={EAN.history}
            boxLabel={EAN.historyBox}
            lines={history}
            lowest={lowest}
            named={named}
            onName={setNamed}
          />
          <p className={styles.words}>
            {lowest !== null && (
              <span>
                Lowest known price <b>{withCurrencyLabel(unit, formatPrice(lowest.price))}</b> at{' '}
                <bdi>{lowest.name}</bdi>, <LangText>{formatWhen(lowest.at)}</LangText>.
              </span>
            )}{' '}
            From collections saved in this browser and the prices above. No data between points.
            Blank = not checked that day.
          </p>
        </>
      )}
    </>
  )
}

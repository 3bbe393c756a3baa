import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { DEMO_CONNECTION } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import type { StoredCatalog, OwnCatalog } from '@/api/ownCatalog.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { useChooseCatalog } from '@/features/demo/useChooseCatalog.ts'
import { MOST_ROWS, compareWithMarket, type OwnCatalogPrices } from '@/jobs/ownCatalogMarket.ts'
import { plural } from '@/lib/text/plural.ts'
import { encodeCountries } from '@/routing/countryParameter.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'

/** The most countries of a first comparison; more would need too many requests. */
const COUNTRIES = 4

function inWords({ prices, codes, without, isCut }: OwnCatalogPrices): string {
  const priced = [...prices.values()].reduce((sum, list) => sum + list.length, 0)
  const parts = [
    `${plural(codes.length, 'code')} in the new collection, ${plural(priced, 'price')} in your price list`,
    ...(without > 0 ? [`${plural(without, 'row')} without a code left out`] : []),
    ...(isCut ? [`of the first ${plural(MOST_ROWS, 'row')}`] : []),
  ]
  return parts.join('; ')
}

/**
 * The action that saves the catalog's prices as your prices, fills the page for a new collection with its codes, and opens that
 * page.
 */
export function CompareWithMarketButton({
  own,
  storedCatalog,
}: {
  own: OwnCatalog
  storedCatalog: StoredCatalog
}) {
  const connection = useConnection()
  const go = useGo()
  const { toDemo } = useChooseCatalog(own)
  const [isReading, setReading] = useState(false)
  const countries = storedCatalog.countries.slice(0, COUNTRIES)

  const set = async () => {
    const assortment = await compareWithMarket(own, connection, countries, DEMO_CONNECTION)
    if (assortment.codes.length === 0) {
      toast('No row of this catalog has a valid EAN or UPC.', { tone: 'error' })
      return
    }
    toDemo()
    const address = new URLSearchParams()
    encodeCountries(address, countries)
    go(paths.newCollection(address))
    toast(inWords(assortment), {
      action: { label: OWN_CATALOG.takePricesBack, undo: assortment.undo },
    })
  }
  return (
    <Button
      icon={<Scale />}
      aria-disabled={isReading || undefined}
      onClick={() => {
        if (isReading) return
        setReading(true)
        set()
          .catch((error: unknown) => {
            const why = error instanceof Error ? error.message : 'Its rows couldn’t be read.'
            toast(`Nothing was changed. ${why}`, { tone: 'error' })
          })
          .finally(() => setReading(false))
      }}
    >
      {OWN_CATALOG.against}
    </Button>
  )
}

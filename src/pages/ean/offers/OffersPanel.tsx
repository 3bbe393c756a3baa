import ChevronDown from 'lucide-react/icons/chevron-down'
import { useContext, useMemo } from 'react'
import type { Offer } from '@/api/operations/ean.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { OfferTable } from '@/domain/pricing/offerRows.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { currencyLabelInWords } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { NAMES } from '@/words/names.ts'
import { marketLines } from './marketLines.ts'
import { referenceChoices } from './merchantChoices.ts'
import { OffersTable } from './OffersTable.tsx'
import type { OwnPosition } from './ownPosition.ts'
import { plotScale } from './plotScale.ts'
import styles from './OffersPanel.module.css'

type Props = {
  offers: Offer[]
  table: OfferTable<Offer>
  position: OwnPosition
  /** The address of your price list at this code. */
  toList: string
  countries: readonly string[]
  /** Your merchants, with their aliases. */
  ownMerchants: OwnMerchants
  /** The product ID of the listing that was looked up; '' for none. */
  lookedUpId: string
  reference: string
  onReference: (reference: string) => void
}

/** The panel with the offers of an answer, and the fields for your merchant and for the figure to compare with. */
export function OffersPanel({
  offers,
  table,
  position,
  toList,
  countries,
  ownMerchants,
  lookedUpId,
  reference,
  onReference,
}: Props) {
  const { merchant: aliases } = useAliases()
  const { rows } = table
  const { rankedPrice } = position
  const hasOwn = ownMerchants.length > 0 || rankedPrice !== null
  const scope = hasOwn ? 'others' : 'all'
  // Memoised, because new objects would redraw every row.
  const lines = useMemo(() => marketLines(rows, position), [rows, position])
  const isListed = rankedPrice?.source === 'price list'
  const scale = useMemo(() => {
    const listed =
      rankedPrice?.source === 'price list'
        ? [{ offerPrice: rankedPrice.price, salePrice: null }]
        : []
    return plotScale([...offers, ...listed], position)
  }, [offers, rankedPrice, position])
  const label = useContext(CurrencyLabel)
  const currency = label === '' ? 'currency not stated' : `prices in ${currencyLabelInWords(label)}`
  const about = `Stock isn’t included; ${currency}`
  const isPhone = usePhone()
  return (
    <Panel
      className={styles.panel}
      title={isPhone ? `${plural(rows.length, 'offer')}, lowest first` : 'Offers, lowest first'}
      meta={isPhone ? undefined : about}
      actions={
        <MobileSheet
          label={EAN.choices}
          trigger={
            <>
              <span>{`${NAMES.reference}: ${position.referenceLabel}`}</span>
              <ChevronDown />
            </>
          }
        >
          <PlotLegend referenceLabel={position.referenceLabel} />
          <SelectField
            label={NAMES.reference}
            {...referenceChoices(offers, ownMerchants, reference, scope, aliases)}
            onChange={onReference}
          />
          {isPhone && <p className={styles.about}>{about}</p>}
        </MobileSheet>
      }
    >
      <OffersTable
        caption={`${EAN.offers} in ${shownCountries(countries)}: ${formatCount(rows.length)}, the lowest offer price first${isListed ? ', your list price among them' : ''}`}
        lines={lines}
        scale={scale}
        countries={countries}
        toList={toList}
        lookedUpId={lookedUpId}
        hasOwn={hasOwn}
      />
    </Panel>
  )
}

/** The legend of the dot plot. */
function PlotLegend({ referenceLabel }: { referenceLabel: string }) {
  return (
    <ul className={styles.legend} aria-label="Symbols in the dot plot">
      <li className={styles.below}>below</li>
      <li className={styles.above}>above</li>
      <li className={styles.equal}>{referenceLabel}</li>
      <li className={styles.mrp}>MRP</li>
    </ul>
  )
}

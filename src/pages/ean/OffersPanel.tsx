import { useContext } from 'react'
import type { Offer } from '../../api/ean.ts'
import { formatCount } from '../../domain/format.ts'
import { labelInWords } from '../../domain/labelled.ts'
import { EAN } from '../../domain/eanNames.ts'
import { NAMES } from '../../domain/names.ts'
import type { OfferTable } from '../../domain/market/offerRows.ts'
import type { OwnStanding } from '../../domain/market/ownStanding.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { marketLines } from './marketLines.ts'
import { mineChoices, referenceChoices } from './merchantChoices.ts'
import { OffersTable } from './OffersTable.tsx'
import { PlotLegend } from './PlotLegend.tsx'
import { plotScale } from './plotScale.ts'
import styles from './OffersPanel.module.css'

type Props = {
  offers: Offer[]
  table: OfferTable<Offer>
  standing: OwnStanding
  /** The user's price list at this code. */
  toList: string
  countries: readonly string[]
  mine: string
  onMine: (mine: string) => void
  reference: string
  onReference: (reference: string) => void
}

/** The offers of an answer, and the two choices that they are measured by. */
export function OffersPanel({
  offers,
  table,
  standing,
  toList,
  countries,
  mine,
  onMine,
  reference,
  onReference,
}: Props) {
  const { rows } = table
  const { place } = standing
  const scope = mine !== '' || place !== null ? 'others' : 'all'
  const listed =
    place?.source === 'price list' ? [{ offerPrice: place.price, salePrice: null }] : []
  const label = useContext(CurrencyLabel)
  const currency = label === '' ? 'currency is not stated' : `prices in ${labelInWords(label)}`
  return (
    <Panel
      className={styles.panel}
      title="Offers, lowest first"
      meta={`Stock is not part of this answer; ${currency}`}
      actions={
        <>
          <PlotLegend referenceLabel={standing.referenceLabel} />
          <SelectField label={EAN.myMerchant} {...mineChoices(offers, mine)} onChange={onMine} />
          <SelectField
            label={NAMES.reference}
            {...referenceChoices(offers, mine, reference, scope)}
            onChange={onReference}
          />
        </>
      }
    >
      <OffersTable
        caption={`${EAN.offers} in ${countries.join(', ')}: ${formatCount(rows.length)}, the lowest offer price first${listed.length > 0 ? ', your list price among them' : ''}`}
        lines={marketLines(rows, standing)}
        scale={plotScale([...offers, ...listed], standing)}
        countries={countries}
        toList={toList}
      />
    </Panel>
  )
}

import { useContext, useMemo } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import { marketSentence } from '@/domain/pricing/marketSentence.ts'
import { countMerchants } from '@/domain/pricing/merchantKey.ts'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { positionIn } from '@/domain/pricing/position.ts'
import { readReference, referenceWords, competitorName } from '@/domain/pricing/reference.ts'
import { Conclusion, ConclusionFigures } from '@/features/page/Conclusion.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { MyPriceField } from '@/features/pricing/MyPriceField.tsx'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { MerchantHtml } from '@/features/products/values/MerchantHtml.tsx'
import { useAliases, useAllSpellings } from '@/features/settings/useAliases.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import type { FoundPrices } from './code/eanIdentity.ts'
import { OwnListEntryNote } from './code/OwnListEntryNote.tsx'
import { EAN } from './eanNames.ts'
import { exclusionSentence, marketFigures, ownStats } from './eanStats.tsx'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { formula } from './offers/formula.ts'
import { OffersPanel } from './offers/OffersPanel.tsx'
import { ownPosition } from './offers/ownPosition.ts'
import { useOwnListEntry } from './offers/useOwnListEntry.ts'
import { TraitGapsPanel } from './traits/TraitGapsPanel.tsx'
import styles from './EanMarket.module.css'

type Props = { code: string; countries: string[]; state: EanState; result: FoundPrices }

function CheckedAt({ result, countries }: Pick<Props, 'result' | 'countries'>) {
  const { receivedAt } = result.answer
  return (
    <span>
      Checked <LangText>{formatWhen(receivedAt, { seconds: true })}</LangText>
      {` · ${shownCountries(countries)}`}
    </span>
  )
}

/** The market of a code, who sells it at what price: figures, offers, and formulas. */
export function EanMarket({ code, countries, state, result }: Props) {
  const go = useGo()
  const label = useContext(CurrencyLabel)
  const { ref } = state
  const chosen = useMemo(
    () => ownMerchantsIn(state.ownMerchants, countries),
    [state.ownMerchants, countries],
  )
  const ownMerchants = useAllSpellings(chosen)
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const { offers } = result
  const reference = useMemo(
    () => readReference(ref, competitorName(ref, [offers], aliases)),
    [ref, offers, aliases],
  )
  const table = useMemo(
    () => toOfferRows(offers, { ownMerchants, reference, aliases, tolerance }),
    [offers, ownMerchants, reference, aliases, tolerance],
  )
  const { summary } = table
  const now = useMemo(
    () => ({ at: result.answer.receivedAt, isWhole: true, offers }),
    [result.answer.receivedAt, offers],
  )
  const sorted = useMemo(() => table.rows.map(({ offer }) => offer), [table])
  const list = useOwnListEntry(code, countries)
  const { own } = list
  const position = useMemo(
    () => ownPosition(offers, summary, own, { ownMerchants, reference, aliases, tolerance }),
    [offers, summary, own, ownMerchants, reference, aliases, tolerance],
  )
  const excluded = exclusionSentence(summary)

  const hasNoOwnMerchant = ownMerchants.length === 0 && position.rankedPrice === null
  const sentence = marketSentence({
    position: positionIn(offers, {
      ownMerchants,
      reference,
      aliases,
      tolerance,
      listPrice: own?.price ?? null,
    }),
    merchants: countMerchants(offers, aliases),
    than: referenceWords(reference, undefined, hasNoOwnMerchant ? 'all' : 'others').than,
    tolerance,
    label,
  })

  const chooseReference = (next: string) => {
    go(paths.ean(code, { ...state, ref: next }), { preserveScroll: true })
  }

  if (offers.length === 0) {
    return (
      <Note title="The service knows this code but lists no merchants.">
        The result for {shownCountries(countries)} has no offers. <OwnListEntryNote list={list} />
      </Note>
    )
  }
  return (
    <>
      {result.ean !== null && result.ean !== code && (
        <Note title={`The service returned ${result.ean}.`}>
          You searched for {code}; the offers below are shown for the code that you searched.
        </Note>
      )}
      <Conclusion
        sentence={sentence}
        statistics={
          <ConclusionFigures
            items={[
              ...marketFigures({ offers, summary, countries, aliases }),
              {
                label: 'Calculated from the prices returned',
                value: formula(
                  { ...position, ownPrice: position.rankedPrice, hasNoOwnMerchant },
                  reference,
                ),
              },
            ]}
          />
        }
      />
      <StatStrip
        label={EAN.statistics}
        isBrief
        items={ownStats({
          summary,
          position,
          reference,
          hasOwn: ownMerchants.length > 0,
          label,
          field:
            list.takenIn === '' ? null : (
              <MyPriceField
                code={code}
                country={list.takenIn}
                ownPrice={position.rankedPrice}
                own={own}
                atStart
              />
            ),
        })}
      />
      {hasNoOwnMerchant && <ChooseMerchantNote countries={countries} />}
      <OffersPanel
        offers={offers}
        table={table}
        position={position}
        toList={list.to}
        countries={countries}
        ownMerchants={ownMerchants}
        lookedUpId={state.record}
        reference={ref}
        onReference={chooseReference}
      />
      <p className={styles.foot}>
        {excluded !== null && <span>{excluded}</span>}
        <OwnListEntryNote list={list} />
        <CheckedAt result={result} countries={countries} />
      </p>
      <TraitGapsPanel
        // The offers in the order of the table above, lowest first.
        offers={sorted}
        code={code}
        ownMerchants={ownMerchants}
        countries={countries}
      />
      <HistoryPanel code={code} countries={countries} ownMerchants={ownMerchants} now={now} />
      <MoreOfAnswer result={result} />
    </>
  )
}

const MOST_CHARACTERS = 300

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'nested too deeply to be shown here'
  }
}

/** Any JSON value as one line. Long values are cut; the raw answer has them in full. */
function inOneLine(value: unknown): string {
  const line = typeof value === 'string' ? value : asJson(value)
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line
}

/** The panel with what full mode adds to the prices, and with fields that the specification does not name. */
function MoreOfAnswer({ result }: { result: FoundPrices }) {
  const { images, description, otherFields } = result
  const pictures = useMoreOf(images, { first: 60, what: 'pictures' })
  const hasExtras = images.length > 0 || description !== null
  return (
    <>
      {hasExtras && (
        <Panel title="Pictures and description" meta="More from the service" padded>
          {images.length > 0 && (
            <ul className={styles.pictures}>
              {pictures.shown.map((src, index) => (
                <li key={src}>
                  <ProductPicture src={src} alt={`Picture ${index + 1}`} size="medium" />
                </li>
              ))}
            </ul>
          )}
          {pictures.more && (
            <Button variant="link" size="s" onClick={pictures.more.show}>
              {pictures.more.label}
            </Button>
          )}
          {description !== null && (
            <div className={styles.text}>
              <MerchantHtml html={description} />
            </div>
          )}
        </Panel>
      )}
      {otherFields.length > 0 && (
        <Panel title="Other fields" meta="Not in the specification" padded>
          <DataList
            items={otherFields.map(([name, value]) => ({ label: name, value: inOneLine(value) }))}
          />
        </Panel>
      )}
    </>
  )
}

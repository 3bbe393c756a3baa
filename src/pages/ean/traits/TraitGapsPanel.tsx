import { useEffect, useState } from 'react'
import type { Offer } from '@/api/operations/ean.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { StatStrip, type Stat } from '@/components/ui/tables/StatStrip.tsx'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { RequestNotes } from '@/features/messages/RequestNotes.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { TraitGrid } from './TraitGrid.tsx'
import { TraitMark } from './TraitMark.tsx'
import { useTraitGaps, type RequestedTraits } from './useTraitGaps.ts'
import styles from './TraitGapsPanel.module.css'

/** How many names a text lists before "and more". */
const NAMED = 2

/** The records without an answer, each with the reason: "Loomhouse: Failed, 502". */
function silent({ columns }: RequestedTraits): string {
  const named = columns
    .filter(({ why }) => why !== null && why !== 'requesting')
    .map(({ name, why }) => `${name}: ${why}`)
  const shown = named.slice(0, NAMED).join('; ')
  return named.length > NAMED ? `${shown} and ${formatCount(named.length - NAMED)} more` : shown
}

function traitStats(requestedTraits: RequestedTraits): Stat[] {
  const { gaps, columns, total, receivedAt, isSettled } = requestedTraits
  const { known, values, blocks, own, others } = gaps
  const names = plural(blocks.length, 'name')
  const ofOwn: Stat[] =
    own === null
      ? []
      : [
          {
            label: 'In your listing',
            tone: 'you',
            value: formatCount(own.states),
            sub: pluralForm(own.states, 'value'),
          },
          {
            label: 'Missing from your listing',
            isCalculated: true,
            tone: 'you',
            value: formatCount(own.omits),
            sub: own.mostOmitted === null ? 'nothing' : `most often: ${own.mostOmitted}`,
          },
          {
            label: 'Only in your listing',
            isCalculated: true,
            tone: 'you',
            value: formatCount(own.only),
            sub:
              others === 0
                ? 'no other listing loaded'
                : `of ${plural(others, 'other listing')} loaded`,
          },
        ]
  return [
    {
      label: 'Listings with attributes',
      value: `${formatCount(known)} of ${formatCount(total)}`,
      sub: silent(requestedTraits) || (isSettled ? 'all listings loaded' : 'loading'),
    },
    {
      label: 'Attribute values in total',
      isCalculated: true,
      value: formatCount(values),
      sub: `under ${names}`,
    },
    ...ofOwn,
    {
      label: 'Loaded',
      value: plural(columns.length, 'listing'),
      sub: receivedAt === null ? null : <LangText>{formatWhen(receivedAt)}</LangText>,
    },
  ]
}

type Props = { code: string; offers: Offer[]; ownMerchants: OwnMerchants; countries: string[] }

/** The panel's note on why no gap is marked, or which records were not requested. */
function noteOf(
  { gaps, columns, isSettled, without }: RequestedTraits,
  ownMerchants: OwnMerchants,
): string[] {
  const isKnown = gaps.own !== null
  const isHere = columns.some(({ isOwn }) => isOwn)
  const offers = plural(without, 'offer names', 'offers name')
  return [
    ...(ownMerchants.length === 0
      ? ['Choose your merchant above to see what is missing from your listing.']
      : []),
    ...(ownMerchants.length > 0 && !isHere
      ? ['Your merchant has no listing of this EAN here, so nothing is marked as missing.']
      : []),
    ...(isHere && !isKnown && isSettled
      ? ['Your own listing didn’t load, so nothing is marked as missing.']
      : []),
    ...(without > 0 ? [`${offers} no listing that could be loaded.`] : []),
  ]
}

/** The panel with the attributes in every merchant's record of this EAN, which a click loads. */
export function TraitGapsPanel({ code, offers, ownMerchants, countries }: Props) {
  const [isOnlyGaps, setOnlyGaps] = useState(false)
  const requestedTraits = useTraitGaps(code, offers, ownMerchants, countries)
  const { gaps, columns, isShown, total } = requestedTraits
  useAnnounceWhenSettled(requestedTraits)
  if (total === 0) return null
  const hidesRest = isOnlyGaps && gaps.own !== null
  const blocks = hidesRest
    ? gaps.blocks.flatMap((block) => {
        const rows = block.rows.filter(({ isGap }) => isGap)
        return rows.length > 0 ? [{ ...block, rows }] : []
      })
    : gaps.blocks
  const source = async () => {
    const { traitSheet } = await import('./traitSheet.ts')
    return traitSheet({ code, requestedTraits, countries, at: Date.now() })
  }
  return (
    <>
      {isShown && <StatStrip label={EAN.traitFigures} items={traitStats(requestedTraits)} />}
      <Panel
        title={EAN.traits}
        tabIndex={-1}
        meta="Attributes of each merchant’s listing; upper and lower case count as the same"
        actions={
          isShown && (
            <>
              <Checkbox
                label={EAN.onlyGaps}
                checked={hidesRest}
                disabled={gaps.own === null}
                onChange={setOnlyGaps}
              />
              <ExportMenu label={EAN.exportTraits} source={source} layout="menu" size="s" />
            </>
          )
        }
      >
        <RequestNotes
          requests={requestedTraits}
          inWords={(count) => plural(count, 'listing')}
          why="Loads when you click. Includes stock."
        >
          {isShown &&
            noteOf(requestedTraits, ownMerchants).map((words) => (
              <p key={words} className={styles.note}>
                {words}
              </p>
            ))}
        </RequestNotes>
        {isShown && (
          <>
            <TraitGrid
              columns={columns}
              blocks={blocks}
              others={gaps.others}
              countries={countries}
            />
            {hidesRest && blocks.length === 0 && (
              <p className={styles.none}>Nothing is missing from your listing.</p>
            )}
            <TraitKey hasOwn={gaps.own !== null} />
          </>
        )}
      </Panel>
    </>
  )
}

/** Announces the result of the requested records once, when every one has answered or failed. */
function useAnnounceWhenSettled({ isShown, isSettled, gaps, total }: RequestedTraits): void {
  const { known, values, own } = gaps
  const omitted = own === null ? '' : `, ${formatCount(own.omits)} missing from yours`
  const words =
    isShown && isSettled
      ? `${formatCount(values)} attribute values from ${formatCount(known)} of ${plural(total, 'listing')}${omitted}`
      : null
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}

/** The legend of the grid: what its marks mean. */
function TraitKey({ hasOwn }: { hasOwn: boolean }) {
  return (
    <p className={styles.key}>
      <span>
        <TraitMark cell="stated" why={null} />
      </span>
      {hasOwn && (
        <span>
          <TraitMark cell="omitted" why={null} /> competitors state it, you don’t
        </span>
      )}
      <span>
        <EmptyValue what="not stated" shown />
      </span>
      <span>? not known</span>
      <span>Only identical wording counts: “Soft” and “Soft from first wear” are two values.</span>
    </p>
  )
}

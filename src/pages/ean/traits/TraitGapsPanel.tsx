import { useEffect, useState } from 'react'
import type { Offer } from '../../../catalog/operations/ean.ts'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { Mine } from '../../../market/me.ts'
import { AskNotes } from '../../../notices/AskNotes.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { StatStrip, type Stat } from '../../../ui/tables/StatStrip.tsx'
import styles from './TraitGapsPanel.module.css'
import { TraitGrid } from './TraitGrid.tsx'
import { TraitMark } from './TraitMark.tsx'
import { EAN } from '../eanNames.ts'
import { useTraitGaps, type AskedTraits } from './useTraitGaps.ts'

/** The key figures of who states what, each with what it rests on. */
const NAMED = 2

/** Which records said nothing: "Loomhouse: Failed, 502". */
function silent({ columns }: AskedTraits): string {
  const named = columns
    .filter(({ why }) => why !== null && why !== 'asking')
    .map(({ name, why }) => `${name}: ${why}`)
  const shown = named.slice(0, NAMED).join('; ')
  return named.length > NAMED ? `${shown} and ${formatCount(named.length - NAMED)} more` : shown
}

function traitStats(asked: AskedTraits): Stat[] {
  const { gaps, columns, total, receivedAt, isSettled } = asked
  const { known, values, blocks, mine, others } = gaps
  const names = blocks.length === 1 ? '1 name' : `${formatCount(blocks.length)} names`
  const ofMine: Stat[] =
    mine === null
      ? []
      : [
          {
            label: 'You state',
            tone: 'you',
            value: formatCount(mine.states),
            sub: mine.states === 1 ? 'value' : 'values',
          },
          {
            label: 'Rivals state, you omit',
            isCalculated: true,
            tone: 'you',
            value: formatCount(mine.omits),
            sub: mine.mostOmitted === null ? 'nothing' : `most often: ${mine.mostOmitted}`,
          },
          {
            label: 'Only you state',
            isCalculated: true,
            tone: 'you',
            value: formatCount(mine.only),
            sub:
              others === 0
                ? 'no other record answered'
                : `counting the ${formatCount(others)} ${others === 1 ? 'other' : 'others'} that answered`,
          },
        ]
  return [
    {
      label: 'Records with traits',
      value: `${formatCount(known)} of ${formatCount(total)}`,
      sub: silent(asked) || (isSettled ? 'every record asked has answered' : 'asking'),
    },
    {
      label: 'Trait values, all together',
      isCalculated: true,
      value: formatCount(values),
      sub: `under ${names}`,
    },
    ...ofMine,
    {
      label: 'Asked',
      value: columns.length === 1 ? '1 record' : `${formatCount(columns.length)} records`,
      sub: receivedAt === null ? null : <Localized>{formatWhen(receivedAt)}</Localized>,
    },
  ]
}

type Props = { code: string; offers: Offer[]; mine: Mine; countries: string[] }

function recordsInWords(count: number): string {
  return count === 1 ? '1 record' : `${formatCount(count)} records`
}

/** Why no gap is marked, or which records are not among those asked. */
function noteOf({ gaps, columns, isSettled, without }: AskedTraits, mine: Mine): string[] {
  const isKnown = gaps.mine !== null
  const isHere = columns.some(({ isMine }) => isMine)
  const offers = without === 1 ? '1 offer names' : `${formatCount(without)} offers name`
  return [
    ...(mine.length === 0
      ? ['Choose your merchant above, and what others state and you omit is marked.']
      : []),
    ...(mine.length > 0 && !isHere
      ? ['Your merchant has no record of this EAN here: nothing is marked as omitted.']
      : []),
    ...(isHere && !isKnown && isSettled
      ? ['Your own record did not load: nothing is marked as omitted.']
      : []),
    ...(without > 0 ? [`${offers} no record that could be asked.`] : []),
  ]
}

/** What every merchant's record of this EAN states about it, asked on a press. */
export function TraitGapsPanel({ code, offers, mine, countries }: Props) {
  const [isOnlyGaps, setOnlyGaps] = useState(false)
  const asked = useTraitGaps(code, offers, mine, countries)
  const { gaps, columns, isShown, total } = asked
  useSayWhenSettled(asked)
  if (total === 0) return null
  const hidesRest = isOnlyGaps && gaps.mine !== null
  const blocks = hidesRest
    ? gaps.blocks.flatMap((block) => {
        const rows = block.rows.filter(({ isGap }) => isGap)
        return rows.length > 0 ? [{ ...block, rows }] : []
      })
    : gaps.blocks
  const source = async () => {
    const { traitSheet } = await import('./traitSheet.ts')
    return traitSheet({ code, asked, countries, at: Date.now() })
  }
  return (
    <>
      {isShown && <StatStrip label={EAN.traitFigures} items={traitStats(asked)} />}
      <Panel
        title={EAN.traits}
        tabIndex={-1}
        meta="One traits request for each merchant’s record; values split on |, compared without regard to case"
        actions={
          isShown && (
            <>
              <Checkbox
                label={EAN.onlyGaps}
                checked={hidesRest}
                disabled={gaps.mine === null}
                onChange={setOnlyGaps}
              />
              <ExportMenu label={EAN.exportTraits} source={source} look="menu" size="s" />
            </>
          )
        }
      >
        <AskNotes
          asking={asked}
          inWords={recordsInWords}
          why="One request for each merchant’s record, on your press only; it tells the stock of this EAN, too."
        >
          {isShown &&
            noteOf(asked, mine).map((words) => (
              <p key={words} className={styles.note}>
                {words}
              </p>
            ))}
        </AskNotes>
        {isShown && (
          <>
            <TraitGrid
              columns={columns}
              blocks={blocks}
              others={gaps.others}
              countries={countries}
            />
            {hidesRest && blocks.length === 0 && (
              <p className={styles.none}>Nothing that others state is omitted.</p>
            )}
            <TraitKey hasMine={gaps.mine !== null} />
          </>
        )}
      </Panel>
    </>
  )
}

/** Says the outcome once, when every record asked for has answered or failed. */
function useSayWhenSettled({ isShown, isSettled, gaps, total }: AskedTraits): void {
  const { known, values, mine } = gaps
  const omitted = mine === null ? '' : `, ${formatCount(mine.omits)} of them omitted by yours`
  const words =
    isShown && isSettled
      ? `${formatCount(values)} trait values from ${formatCount(known)} of ${recordsInWords(total)}${omitted}`
      : null
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}

/** What the marks of the grid mean. */
function TraitKey({ hasMine }: { hasMine: boolean }) {
  return (
    <p className={styles.key}>
      <span>
        <TraitMark cell="stated" why={null} />
      </span>
      {hasMine && (
        <span>
          <TraitMark cell="omitted" why={null} /> others state it, yours does not
        </span>
      )}
      <span>
        <Missing what="not stated" shown />
      </span>
      <span>? not known</span>
      <span>Same words only: “Soft” and “Soft from first wear” count as two.</span>
    </p>
  )
}

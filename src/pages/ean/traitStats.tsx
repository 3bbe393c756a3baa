/** The key figures of who states what, each with what it rests on. */
import { formatCount } from '../../lib/format.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import type { Stat } from '../../ui/StatStrip.tsx'
import type { AskedTraits } from './useTraitGaps.ts'

const NAMED = 2

/** Which records said nothing: "Loomhouse: Failed, 502". */
function silent({ columns }: AskedTraits): string {
  const named = columns
    .filter(({ why }) => why !== null && why !== 'asking')
    .map(({ name, why }) => `${name}: ${why}`)
  const shown = named.slice(0, NAMED).join('; ')
  return named.length > NAMED ? `${shown} and ${formatCount(named.length - NAMED)} more` : shown
}

export function traitStats(asked: AskedTraits): Stat[] {
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
            fn: true,
            tone: 'you',
            value: formatCount(mine.omits),
            sub: mine.mostOmitted === null ? 'nothing' : `most often: ${mine.mostOmitted}`,
          },
          {
            label: 'Only you state',
            fn: true,
            tone: 'you',
            value: formatCount(mine.only),
            sub: `counting the ${formatCount(others)} others that answered`,
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
      fn: true,
      value: formatCount(values),
      sub: `under ${names}`,
    },
    ...ofMine,
    {
      label: 'Asked',
      value: columns.length === 1 ? '1 record' : `${formatCount(columns.length)} records`,
      sub: receivedAt === null ? null : formatWhen(receivedAt),
    },
  ]
}

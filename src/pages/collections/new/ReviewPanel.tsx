import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Layers from 'lucide-react/icons/layers'
import Target from 'lucide-react/icons/target'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { StatStrip, type Stat } from '@/components/ui/tables/StatStrip.tsx'
import { MAX_LINES, type InputLine } from '@/domain/codes/inputLines.ts'
import type { CodesCounts, CodesPlan } from '@/domain/codes/planCodes.ts'
import { MOST_QUERIES } from '@/domain/matching/titleKeywords.ts'
import { EXAMPLE_CODES, useExampleCodes } from '@/features/products/useExampleCodes.ts'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { formatCount, formatDuration } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { estimateDuration, type DurationEstimate } from './estimateDuration.ts'
import { isPlainList } from './isPlainList.ts'
import { useAnnounceRead } from './useAnnounceRead.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import styles from './ReviewPanel.module.css'

/** The panel that shows what would be checked, before anything is sent. */
export function ReviewPanel({ draft }: { draft: CodesDraftState }) {
  const { joined, plan, isFirstReading, text, file } = draft
  if (joined.kind === 'read' && plan !== null) {
    return <Review draft={draft} lines={joined.lines} plan={plan} />
  }
  return isFirstReading && (text !== '' || file !== null) && joined.kind === 'nothing' ? (
    <ReadingInput />
  ) : (
    <NothingPasted draft={draft} />
  )
}

/** Placeholder while a long text or file is read for the first time. */
function ReadingInput() {
  return (
    <Panel title={CODE_CHECK.preview} aria-busy padded>
      <Skeleton height={120} />
    </Panel>
  )
}

type Options = { draft: CodesDraftState; lines: readonly InputLine[]; plan: CodesPlan }

function Review({ draft, lines, plan: { counts } }: Options) {
  const isPhone = usePhone()
  const { inputs, settings, requests, isReading } = draft
  const isDeveloper = useDeveloper()
  const isPlain = inputs.every(({ reading, answers }) => isPlainList(reading, answers))
  // The counts are announced only for a plain list: otherwise the import preview makes its own announcements.
  useAnnounceRead(isReading || !isPlain ? null : counts)
  const hasTargets = inputs.some(
    ({ use, reading }) =>
      use === 'target' ||
      reading.roles.some(({ role, column }) => role === 'target' && column !== null),
  )
  const targets = hasTargets ? lines.filter(({ target }) => target !== null).length : null
  if (isPhone) {
    return (
      <Panel
        title={CODE_CHECK.recognised}
        meta={plural(counts.lines, 'line')}
        aria-busy={isReading}
      >
        <Recognised counts={counts} targets={targets} />
      </Panel>
    )
  }
  const { atOnce } = settings
  const time = estimateDuration(requests, atOnce)
  return (
    <Panel title={CODE_CHECK.preview} aria-busy={isReading}>
      <StatStrip
        className={styles.figures}
        items={figuresOf({ counts, targets, requests, atOnce, time, isDeveloper })}
      />
    </Panel>
  )
}

type Figures = {
  counts: CodesCounts
  /** How many lines have a target price; null when the input has none. */
  targets: number | null
  requests: number
  atOnce: number
  time: DurationEstimate
  isDeveloper: boolean
}

function figuresOf({ counts, targets, requests, atOnce, time, isDeveloper }: Figures): Stat[] {
  const { lines, valid, repeated, invalid, kinds, asks } = counts
  const formula = `${formatCount(requests)} requests ÷ ${atOnce} at once × ${formatDuration(time.each)}, ${time.n === 0 ? 'assumed because nothing was checked yet' : `the median of the last ${formatCount(time.n)} answers`}`
  return [
    { label: 'Lines', value: formatCount(lines) },
    { label: 'Valid', value: formatCount(valid) },
    ...(repeated > 0
      ? [{ label: 'Duplicates', value: formatCount(repeated), sub: 'checked once' }]
      : []),
    ...(invalid > 0
      ? [{ label: 'Invalid', value: formatCount(invalid), sub: 'listed below' }]
      : []),
    ...(kinds.title > 0
      ? [
          {
            label: 'Matched by title',
            value: formatCount(kinds.title),
            sub: `up to ${MOST_QUERIES} searches each; you accept the matches`,
          },
        ]
      : []),
    ...(targets === null ? [] : [{ label: 'With a target price', value: formatCount(targets) }]),
    {
      label: 'To check',
      value: formatCount(asks),
      sub: isDeveloper && `up to ${plural(requests, 'request')}`,
    },
    {
      label: isDeveloper ? <FormulaHint formula={formula}>Time</FormulaHint> : 'Time',
      value: formatDuration(time.ms),
      sub: 'estimated',
    },
  ]
}

const KINDS = {
  ean: ['EAN', 'EANs'],
  url: ['link', 'links'],
  id: ['product ID', 'product IDs'],
  title: ['title', 'titles'],
} as const

type RecognisedProps = {
  counts: CodesCounts
  /** How many lines have a target price; null when the input has none. */
  targets: number | null
}

/** On a phone, how many lines of each kind were read; kinds without a line are left out. */
function Recognised({ counts, targets }: RecognisedProps) {
  const kinds = (['ean', 'url', 'id', 'title'] as const)
    .filter((kind) => counts.kinds[kind] > 0)
    .map(
      (kind) =>
        `${formatCount(counts.kinds[kind])} ${KINDS[kind][counts.kinds[kind] === 1 ? 0 : 1]}`,
    )
  const lines = [
    { sign: <Check />, words: kinds.join(', '), count: counts.valid },
    { sign: <Copy />, words: 'Duplicates, checked once', count: counts.repeated },
    { sign: <TriangleAlert />, words: 'Invalid, listed below', count: counts.invalid },
    { sign: <Target />, words: 'Target prices', count: targets ?? 0 },
  ]
  return (
    <ul className={styles.recognised}>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ sign, words, count }) => (
          <li key={words}>
            {sign}
            <span>{words}</span>
            <b>{formatCount(count)}</b>
          </li>
        ))}
    </ul>
  )
}

/**
 * The panel while there is no input: what can be checked, and a button that adds sample codes. The button is hidden when there is
 * input that can't be read, so that it isn't replaced.
 */
function NothingPasted({ draft: { text, file, groups, setText } }: { draft: CodesDraftState }) {
  const [countries = []] = groups
  const { make, isMaking } = useExampleCodes(countries, (codes) => setText(codes.join('\n')))
  return (
    <Panel>
      <EmptyState
        icon={<Layers />}
        title="Paste EANs, links, product IDs or titles"
        actions={
          text === '' &&
          file === null && (
            <Button aria-disabled={isMaking || undefined} onClick={make}>
              Try {EXAMPLE_CODES} EANs of the catalog
            </Button>
          )
        }
      >
        Up to <LangText>{formatCount(MAX_LINES)}</LangText> lines, copied from a spreadsheet or as a
        file. You see how each line is read before anything is sent.
      </EmptyState>
    </Panel>
  )
}

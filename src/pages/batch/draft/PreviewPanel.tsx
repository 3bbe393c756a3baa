import Layers from 'lucide-react/icons/layers'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Play from 'lucide-react/icons/play'
import Target from 'lucide-react/icons/target'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useState } from 'react'
import type { BatchCounts } from '../../../model/batch/planBatch.ts'
import { formatCount, formatDuration } from '../../../lib/numbers/format.ts'
import type { InputLine } from '../../../model/batch/inputLines.ts'
import { MOST_QUERIES } from '../../../model/matching/titleKeywords.ts'
import { RefusedRows } from '../../../notices/RefusedRows.tsx'
import { EXAMPLE_CODES, useExampleCodes } from '../../../products/useExampleCodes.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useGo } from '../../../shell/way.tsx'
import { PageActions, type PageAction } from '../../../shell/PageActions.tsx'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/panels/EmptyState.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { StatStrip } from '../../../ui/tables/StatStrip.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { paths } from '../../../url/paths.ts'
import { BATCH, startOf } from '../../../words/batchNames.ts'
import { requestsInWords } from '../../../words/requestsInWords.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './PreviewPanel.module.css'
import { batchName } from './batchName.ts'
import { estimate } from './estimate.ts'
import { useSayRead } from './sayRead.ts'
import { NOT_STARTED, startBatch } from '../../../work/batch/startBatch.ts'
import type { BatchDraft } from './useBatchDraft.ts'

/** More than one word: what a product is called. */
const WORDS = /\p{L}{2}\S*\s+\S/u

/** Said in its turn: who types a first code has not erred yet, and must not be interrupted. */
function NothingValid({ lines, onTitles }: { lines: number; onTitles: (() => void) | null }) {
  const words =
    lines === 1
      ? 'The one line cannot be asked; its reason is below.'
      : `None of the ${formatCount(lines)} lines can be asked; the reason of each is below.`
  useEffect(() => announce(words), [words])
  return (
    <Note tone="danger" className={styles.note}>
      {words} The input stays as it is.
      {onTitles && (
        <>
          {' '}
          <Button size="s" onClick={onTitles}>
            {BATCH.asTitles}
          </Button>
        </>
      )}
    </Note>
  )
}

export type NameOfBatch = { name: string; onName: (name: string) => void }

/** What a batch would ask, before anything is sent, and the way to start it. */
export function PreviewPanel({ draft, name: given, onName }: { draft: BatchDraft } & NameOfBatch) {
  const connection = useConnection()
  const go = useGo()
  const isPhone = usePhone()
  const [isStarting, setStarting] = useState(false)
  const { reading, plan, groups, settings, requests, isReading } = draft
  useSayRead(plan === null || isReading ? null : plan.counts)
  if (reading.kind === 'problem' || plan === null) {
    return <NothingPasted draft={draft} />
  }
  const { counts } = plan
  const time = estimate(requests, settings.atOnce)
  const hasTargets = [reading.table, reading.text].some(
    (one) => one?.kind === 'read' && one.columns.price !== null,
  )
  const targets = reading.lines.filter(({ target }) => target !== null).length
  const usual = batchName(counts)

  const start = async () => {
    setStarting(true)
    try {
      const id = await startBatch(connection, {
        name: given.trim() === '' ? usual : given.trim(),
        lines: reading.lines,
        groups,
        settings,
      })
      draft.takeOut()
      go(paths.batch(id))
    } catch {
      toast(NOT_STARTED, { tone: 'error' })
      setStarting(false)
    }
  }

  const startAction: PageAction = {
    key: 'start',
    onPhone: 'first',
    renderIn: (place) => (
      <Button
        variant="primary"
        icon={<Play />}
        sub={place === 'bar' ? `about ${formatDuration(time.ms)}` : formatCount(counts.asks)}
        disabled={counts.asks === 0 || isStarting || isReading}
        onClick={() => void start()}
      >
        {place === 'bar'
          ? startOf(counts.asks, { areTitles: counts.kinds.title === counts.valid })
          : BATCH.start}
      </Button>
    ),
  }
  const mayBeTitles = settings.as !== 'title' && reading.lines.some(({ text }) => WORDS.test(text))
  const nothingValid = counts.valid === 0 && (
    <NothingValid
      lines={counts.lines}
      onTitles={mayBeTitles ? () => draft.change({ as: 'title' }) : null}
    />
  )
  if (isPhone) {
    return (
      <Panel
        title={BATCH.recognised}
        meta={counts.lines === 1 ? '1 line' : `${formatCount(counts.lines)} lines`}
        aria-busy={isReading}
      >
        <Recognised counts={counts} targets={hasTargets ? targets : null} />
        {nothingValid}
        <InvalidLines lines={reading.lines} />
        <PageActions actions={[startAction]} more={BATCH.moreOfNew} />
      </Panel>
    )
  }
  return (
    <Panel title={BATCH.preview} aria-busy={isReading}>
      <StatStrip
        className={styles.figures}
        items={[
          { label: 'Lines read', value: formatCount(counts.lines) },
          { label: 'Valid', value: formatCount(counts.valid) },
          {
            label: 'Repeated',
            value: formatCount(counts.repeated),
            sub: 'asked once, shown on each',
          },
          { label: 'Invalid', value: formatCount(counts.invalid), sub: 'kept, and marked' },
          ...(counts.kinds.title > 0
            ? [
                {
                  label: 'Matched by title',
                  value: formatCount(counts.kinds.title),
                  sub: `up to ${MOST_QUERIES} searches each; you accept what fits`,
                },
              ]
            : []),
          ...(hasTargets ? [{ label: 'Own target prices', value: formatCount(targets) }] : []),
          {
            label: 'To ask',
            value: formatCount(counts.asks),
            sub: `up to ${requestsInWords(requests)}`,
          },
          {
            label: (
              <Calculated
                formula={`${formatCount(requests)} requests ÷ ${settings.atOnce} at once × ${formatDuration(time.each)}, ${time.n === 0 ? 'assumed while no answer was seen' : `the median of the last ${formatCount(time.n)} answers`}`}
              >
                Time
              </Calculated>
            ),
            value: formatDuration(time.ms),
            sub: 'estimated',
          },
        ]}
      />
      {nothingValid}
      <div className={styles.start}>
        <TextField label={BATCH.name} value={given} placeholder={usual} onChange={onName} />
        <PageActions actions={[startAction]} more={BATCH.moreOfNew} />
      </div>
      <InvalidLines lines={reading.lines} />
    </Panel>
  )
}

const KINDS = {
  ean: ['EAN', 'EANs'],
  url: ['link', 'links'],
  id: ['product id', 'product ids'],
  title: ['title', 'titles'],
} as const

type RecognisedProps = {
  counts: BatchCounts
  /** How many lines have a target price; null where none is asked for. */
  targets: number | null
}

/** What was read, on a phone: each kind of line with its count; what there is none of is left out. */
function Recognised({ counts, targets }: RecognisedProps) {
  const kinds = (['ean', 'url', 'id', 'title'] as const)
    .filter((kind) => counts.kinds[kind] > 0)
    .map(
      (kind) =>
        `${formatCount(counts.kinds[kind])} ${KINDS[kind][counts.kinds[kind] === 1 ? 0 : 1]}`,
    )
  const lines = [
    { sign: <Check />, words: kinds.join(', '), count: counts.valid },
    { sign: <Copy />, words: 'Duplicates, asked once', count: counts.repeated },
    { sign: <TriangleAlert />, words: BATCH.invalid, count: counts.invalid },
    { sign: <Target />, words: 'Own target prices', count: targets ?? 0 },
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

const MOST = 10_000

/** The press has its place before there is anything to start. */
const NOTHING_TO_START: PageAction = {
  key: 'start',
  onPhone: 'first',
  renderIn: () => (
    <Button variant="primary" icon={<Play />} disabled>
      {BATCH.start}
    </Button>
  ),
}

/** What a batch takes, and some codes to try it with; what is there and cannot be read is not written over. */
function NothingPasted({ draft: { text, table, groups, setText } }: { draft: BatchDraft }) {
  const [countries = []] = groups
  const isPhone = usePhone()
  const { make, isMaking } = useExampleCodes(countries, (codes) => setText(codes.join('\n')))
  return (
    <Panel>
      <EmptyState
        icon={<Layers />}
        title="Paste EANs, URLs, product ids or titles"
        actions={
          text === '' &&
          table === null && (
            <Button aria-disabled={isMaking || undefined} onClick={make}>
              Try {EXAMPLE_CODES} EANs of the catalog
            </Button>
          )
        }
      >
        Up to <Localized>{formatCount(MOST)}</Localized> lines, straight from a spreadsheet. What
        each line would ask is shown here before anything is sent.
      </EmptyState>
      {isPhone && <PageActions actions={[NOTHING_TO_START]} more={BATCH.moreOfNew} />}
    </Panel>
  )
}

/** Every line that cannot be asked, with the reason; every code and target price that was not read as it stands. */
function InvalidLines({ lines }: { lines: readonly InputLine[] }) {
  const refused = (saysOf: (line: InputLine) => string | null) =>
    lines.flatMap((line) => {
      const says = saysOf(line)
      return says === null ? [] : [{ place: line.line, given: line.text, says }]
    })
  return (
    <>
      <RefusedRows
        title={BATCH.invalid}
        what="line"
        rows={refused(({ entry }) => (entry.kind === 'invalid' ? entry.says : null))}
      />
      <RefusedRows
        title="Without their target price"
        what="line"
        rows={refused(({ targetProblem }) => targetProblem)}
      />
      <RefusedRows
        title="Mended"
        what="line"
        rows={refused(({ entry }) => {
          if (entry.kind === 'url' && entry.note !== undefined) {
            return `${entry.note} Checked as ${entry.url}.`
          }
          return entry.kind === 'ean' && entry.note !== null
            ? `${entry.note} Asked as ${entry.code}.`
            : null
        })}
      />
    </>
  )
}

import Layers from 'lucide-react/icons/layers'
import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { formatCount, formatDuration } from '../../../lib/numbers/format.ts'
import type { InputLine } from '../../../model/batch/readInput.ts'
import { RefusedRows } from '../../../notices/RefusedRows.tsx'
import { EXAMPLE_CODES, useExampleCodes } from '../../../products/useExampleCodes.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useGo } from '../../../shell/way.tsx'
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
import { BATCH } from '../../../words/batchNames.ts'
import { KEYBOARD } from '../../../words/keyboardNames.ts'
import { requestsInWords } from '../../../words/requestsInWords.ts'
import styles from './PreviewPanel.module.css'
import { batchName } from './batchName.ts'
import { estimate } from './estimate.ts'
import { NOT_STARTED, startBatch } from './startBatch.ts'
import type { BatchDraft } from './useBatchDraft.ts'

/** Said in its turn: who types a first code has not erred yet, and must not be interrupted. */
function NothingValid({ lines }: { lines: number }) {
  const words =
    lines === 1
      ? 'The one line cannot be asked; its reason is below.'
      : `None of the ${formatCount(lines)} lines can be asked; the reason of each is below.`
  useEffect(() => announce(words), [words])
  return (
    <Note tone="danger" className={styles.note}>
      {words} The input stays as it is.
    </Note>
  )
}

/** What a batch would ask, before anything is sent, and the way to start it. */
export function PreviewPanel({ draft }: { draft: BatchDraft }) {
  const connection = useConnection()
  const go = useGo()
  const [given, setGiven] = useState('')
  const [isStarting, setStarting] = useState(false)
  const { reading, plan, groups, settings, requests, isReading } = draft
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
      {counts.valid === 0 && <NothingValid lines={counts.lines} />}
      <div className={styles.start} data-commands={KEYBOARD.thisPage}>
        <TextField label={BATCH.name} value={given} placeholder={usual} onChange={setGiven} />
        <Button
          variant="primary"
          icon={<Play />}
          sub={formatCount(counts.asks)}
          disabled={counts.asks === 0 || isStarting || isReading}
          onClick={() => void start()}
        >
          {BATCH.start}
        </Button>
      </div>
      <InvalidLines lines={reading.lines} />
    </Panel>
  )
}

const MOST = 10_000

/** What a batch takes, and some codes to try it with; what is there and cannot be read is not written over. */
function NothingPasted({ draft: { text, table, groups, setText } }: { draft: BatchDraft }) {
  const [countries = []] = groups
  const { make, isMaking } = useExampleCodes(countries, (codes) => setText(codes.join('\n')))
  return (
    <Panel>
      <EmptyState
        icon={<Layers />}
        title="Paste EANs, URLs or product ids"
        actions={
          text === '' &&
          table === null && (
            <Button aria-disabled={isMaking || undefined} onClick={make}>
              Try {EXAMPLE_CODES} EANs of the catalog
            </Button>
          )
        }
      >
        Up to {formatCount(MOST)} lines, straight from a spreadsheet. What each line would ask is
        shown here before anything is sent.
      </EmptyState>
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
        rows={refused(({ entry }) =>
          entry.kind === 'ean' && entry.note !== null
            ? `${entry.note} Asked as ${entry.code}.`
            : null,
        )}
      />
    </>
  )
}

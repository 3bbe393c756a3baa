import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { ProgressBar } from '@/components/ui/figures/ProgressBar.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { countdown } from '@/features/job-progress/steer/runWords.ts'
import { feedImport, type ImportView } from '@/jobs/feedImport.ts'
import { formatBytes, formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { Question } from './Question.tsx'
import styles from './ImportProgress.module.css'

type Running = Extract<ImportView, { kind: 'running' }>

/** The current step of the import, as text. */
export function importInWords({ isPaused, progress }: Running): string {
  if (isPaused) return 'Paused'
  return progress.phase === 'indexing' ? 'Indexing' : 'Reading'
}

/** The progress of an import, with the buttons that pause and cancel it. */
export function ImportProgress({ view, hasEarlier }: { view: Running; hasEarlier: boolean }) {
  const { fileName, progress, isPaused, isConfirming, rate, timeLeftMs } = view
  const { bytes, ofBytes, rows, skipped } = progress
  const part = ofBytes === 0 ? 0 : Math.min(bytes / ofBytes, 1)
  const words = importInWords(view)
  return (
    <Panel aria-label={OWN_CATALOG.importing} padded>
      <div className={styles.head}>
        <h2 dir="auto">{fileName}</h2>
        <span className={styles.state}>{isPaused ? words : <Spinner label={words} />}</span>
        {!isConfirming && (
          <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
            {isPaused ? (
              <Button variant="primary" icon={<Play />} onClick={() => feedImport.resume()}>
                {OWN_CATALOG.resume}
              </Button>
            ) : (
              <Button icon={<Pause />} onClick={() => feedImport.pause()}>
                {OWN_CATALOG.pause}
              </Button>
            )}
            <Button variant="danger" onClick={() => feedImport.askToStop()}>
              {OWN_CATALOG.cancel}
            </Button>
          </div>
        )}
      </div>
      <ProgressBar
        label={OWN_CATALOG.progress}
        valueText={`${formatBytes(bytes)} of ${formatBytes(ofBytes)}`}
        value={part}
        max={1}
        parts={{ done: part }}
      />
      <StatStrip
        className={styles.figures}
        items={[
          { label: 'Rows', value: formatCount(rows) },
          { label: 'Left out', value: formatCount(skipped) },
          {
            label: 'Read',
            value: formatPercent(Math.floor(part * 100)),
            sub: `${formatBytes(bytes)} of ${formatBytes(ofBytes)}`,
          },
          {
            id: 'rate',
            label: (
              <FormulaHint formula="Rows read so far ÷ time taken, without pauses">
                Rows per second
              </FormulaHint>
            ),
            value:
              rate === null ? <EmptyValue what="not known yet" /> : formatCount(Math.round(rate)),
          },
          {
            id: 'left',
            label: (
              <FormulaHint formula="Bytes left ÷ bytes read per second">Time left</FormulaHint>
            ),
            value:
              timeLeftMs === null ? <EmptyValue what="not known yet" /> : countdown(timeLeftMs),
          },
        ]}
      />
      {isConfirming ? (
        <Question
          title={`Import only the ${plural(rows, 'row')} read so far?`}
          actions={
            <>
              {rows > 0 && (
                <Button onClick={() => feedImport.end({ isPartialWanted: true })}>
                  {OWN_CATALOG.keepPart}
                </Button>
              )}
              <Button variant="danger" onClick={() => feedImport.end({ isPartialWanted: false })}>
                {OWN_CATALOG.giveUp}
              </Button>
              <Button onClick={() => feedImport.resume()}>{OWN_CATALOG.goOn}</Button>
            </>
          }
        >
          {hasEarlier
            ? 'They would replace the catalog you have. If you cancel, it stays as it is.'
            : 'Your catalog would have only these rows, marked as part of the file.'}
        </Question>
      ) : (
        <p className={styles.quiet}>
          {hasEarlier
            ? 'The catalog you have stays until this one is complete. '
            : 'Nothing leaves this browser. '}
          You can open other pages, but don’t close or reload this tab: the import would stop, and
          you would have to choose the file again.
        </p>
      )}
    </Panel>
  )
}

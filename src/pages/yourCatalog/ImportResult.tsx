import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import type { OwnCatalog, StoredCatalog } from '@/api/ownCatalog.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { MoreRows } from '@/components/ui/tables/MoreRows.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { useChooseCatalog } from '@/features/demo/useChooseCatalog.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import type { ImportView } from '@/jobs/feedImport.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatBytes, formatCount, formatDuration } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { problemColumns } from './columns.tsx'
import { CompareWithMarketButton } from './CompareWithMarketButton.tsx'
import { problemsSheet } from './problemsSheet.ts'
import styles from './ImportResult.module.css'

type Ended = Exclude<ImportView, { kind: 'none' | 'running' }>

type ImportResultProps = { view: Ended; own: OwnCatalog; hasEarlier: boolean }

const EARLIER_STAYS = 'The catalog you had is unchanged.'

/** Shows the result of an import. */
export function ImportResult({ view, own, hasEarlier }: ImportResultProps) {
  const { explore } = useChooseCatalog(own)
  return (
    <>
      {view.kind === 'failed' && (
        <ErrorCard title={`${isolated(view.fileName)} was not imported.`}>
          {view.message === '' ? 'The import ended. ' : `${view.message} `}
          {hasEarlier ? EARLIER_STAYS : 'Nothing is stored.'}
        </ErrorCard>
      )}
      {view.kind === 'given up' && (
        <Note title={`The import of ${isolated(view.fileName)} was cancelled.`}>
          {hasEarlier ? EARLIER_STAYS : 'Nothing is stored.'}
        </Note>
      )}
      {view.kind === 'done' && (
        <Panel
          title={
            <span className={styles.title}>
              <Check /> {OWN_CATALOG.result}
            </span>
          }
          aria-label={OWN_CATALOG.result}
          meta={view.storedCatalog.fileName}
          actions={
            <>
              <CompareWithMarketButton own={own} storedCatalog={view.storedCatalog} />
              <Button
                variant="primary"
                icon={<Search />}
                onClick={() => explore(view.storedCatalog)}
              >
                {OWN_CATALOG.explore}
              </Button>
            </>
          }
        >
          <StatStrip
            className={styles.figures}
            items={[
              { label: 'Rows', value: formatCount(view.storedCatalog.rows) },
              { label: 'Left out', value: formatCount(view.storedCatalog.skipped) },
              {
                label: pluralForm(view.storedCatalog.countries.length, 'Country', 'Countries'),
                value: shownCountries(view.storedCatalog.countries.slice(0, 4)) || '–',
                ...(view.storedCatalog.countries.length > 4 && {
                  sub: `and ${formatCount(view.storedCatalog.countries.length - 4)} more`,
                }),
              },
              { label: 'Size', value: formatBytes(view.storedCatalog.bytes) },
              { label: 'Took', value: formatDuration(view.tookMs) },
            ]}
          />
          {(view.storedCatalog.cutBecause !== null || view.storedCatalog.isForThisVisit) && (
            <div className={styles.notes}>
              {view.storedCatalog.cutBecause !== null && (
                <Note tone="warn" title="This is a part of the file.">
                  {view.storedCatalog.cutBecause}
                </Note>
              )}
              {view.storedCatalog.isForThisVisit && (
                <Note tone="warn" title="It is lost when you close this page.">
                  The browser has no room to store it. You can use it until you close or reload this
                  page{hasEarlier ? '; then the one you had comes back' : ''}.
                </Note>
              )}
            </div>
          )}
          <RowProblems storedCatalog={view.storedCatalog} />
        </Panel>
      )}
    </>
  )
}

const STEP = 20

/**
 * The table of rows that were left out or imported without a value, each with the reason; renders nothing when there are none.
 */
function RowProblems({ storedCatalog }: { storedCatalog: StoredCatalog }) {
  const { problems, skipped } = storedCatalog
  if (problems.length === 0) return null
  // The caption says how many rows are listed, because there may be more skipped rows.
  const listed = problems.filter(({ isSkipped }) => isSkipped).length
  const caption = `${OWN_CATALOG.problems}, ${formatCount(problems.length)} listed`
  return (
    <section className={styles.box} aria-label={OWN_CATALOG.problems} tabIndex={-1}>
      <div className={styles.head}>
        <h3>
          {caption}
          {listed < skipped && (
            <span className={styles.quiet}>
              {' '}
              of more: only the first {formatCount(problems.length)} are stored
            </span>
          )}
        </h3>
        <ExportMenu size="s" source={() => problemsSheet(storedCatalog, Date.now())} />
      </div>
      <MoreRows rows={problems} what="problems" step={STEP}>
        {(shown) => (
          <Table caption={caption} className={styles.table}>
            <thead>
              <tr>
                <DataHeads columns={problemColumns} context={null} />
              </tr>
            </thead>
            <tbody>
              {shown.map((problem, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row may have the same problem twice, and the list never changes
                <tr key={at}>
                  <DataCells columns={problemColumns} row={problem} context={null} />
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </MoreRows>
    </section>
  )
}

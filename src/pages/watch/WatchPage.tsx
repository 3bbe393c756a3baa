import Info from 'lucide-react/icons/info'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Plus from 'lucide-react/icons/plus'
import Radar from 'lucide-react/icons/radar'
import { useMemo } from 'react'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { mutedBy, type Firing } from '../../model/watch/evaluateRules.ts'
import type { WatchRule } from '../../model/watch/rule.ts'
import { ruleInWords } from '../../model/watch/ruleWords.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { AlertTabs } from '../../runs/AlertTabs.tsx'
import { MakeReport } from '../../report/MakeReport.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { PageActions, type PageAction } from '../../shell/PageActions.tsx'
import { useUrlState } from '../../shell/useUrlState.ts'
import { useWay } from '../../shell/way.tsx'
import type { WatchRun } from '../../store/watch/watchRuns.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { Folded } from '../../ui/layers/Folded.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import { exportFired, WATCH } from '../../words/watchNames.ts'
import { FiredPanel } from './fired/FiredPanel.tsx'
import { firedRows } from './fired/firedTable.ts'
import { RuleForm } from './rules/RuleForm.tsx'
import { ReadyRules, RulesPanel } from './rules/RulesPanel.tsx'
import { useRuleChanges, type RuleChanges } from './useRuleChanges.ts'
import { useWatch, type Watch } from './useWatch.ts'
import { decodeWatch, encodeWatch, type WatchState } from '../../url/states/watchState.ts'
import styles from './WatchPage.module.css'

const NONE: readonly Firing[] = []

const NEW_RULE = (
  <>
    <Plus />
    <span>{WATCH.newRule}</span>
  </>
)

/** Rules over what is kept, and what of it they fired at. */
export function WatchPage() {
  const { state, corrections } = useUrlState(decodeWatch, encodeWatch)
  const watch = useWatch()
  const changes = useRuleChanges()
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      {watch.rules === null ? (
        <Spinner label="Reading the rules" />
      ) : (
        <Rules watch={watch} rules={watch.rules} changes={changes} state={state} />
      )}
    </Frame>
  )
}

type Props = {
  watch: Watch
  rules: readonly WatchRule[]
  changes: RuleChanges
  state: WatchState
}

/** What a file or a table holds of the last run. */
function useFired({ watch: { runs }, rules }: Pick<Props, 'watch' | 'rules'>) {
  const { hrefOf } = useWay()
  const labelOf = useCurrencyLabel()
  const rulesById = useMemo(() => new Map(rules.map((rule) => [rule.id, rule])), [rules])
  const last = runs[0] ?? null
  const firings = useMemo(
    () =>
      last?.firings
        ? mutedBy(
            rules.filter(({ isOn }) => isOn),
            last.firings,
          )
        : NONE,
    [last, rules],
  )
  const sheetOf = async (name: string, all: readonly Firing[], shown: readonly Firing[] | null) => {
    const { firingsSheet } = await import('./fired/firingsSheet.ts')
    return firingsSheet({
      name,
      firings: all,
      shown,
      rules: rulesById,
      factsAt: last?.factsAt ?? 0,
      labelOf,
      addressOf: (path) => new URL(hrefOf(path), window.location.href).href,
      now: Date.now(),
    })
  }
  return { last, firings, rulesById, sheetOf }
}

function Rules({ watch, rules, changes, state }: Props) {
  const { last, firings, rulesById, sheetOf } = useFired({ watch, rules })
  const shown = firedRows(firings, state, rulesById)
  const isNarrowed = shown.length < firings.length
  const { way } = useConnection()
  const reportOf = async (run: WatchRun) => {
    const { watchReport } = await import('./watchReport.ts')
    return watchReport({ rules, run, firings, isDemo: way === 'demo', at: Date.now() })
  }
  const exportRule = async (rule: WatchRule) => {
    const own = firings.filter(({ ruleId }) => ruleId === rule.id)
    const { exportNow, handOver } = await import('../../export/exportNow.ts')
    const source = await sheetOf(`What fired: ${ruleInWords(rule)}`, own, null)
    const { signal } = new AbortController()
    handOver(await exportNow({ format: 'xlsx', source, signal, onProgress: () => {} }), 'xlsx')
  }
  const actions: PageAction[] = [
    {
      key: 'new',
      onPhone: 'first',
      // On a wide screen its form stands open above the rules.
      renderIn: (place) =>
        place === 'bar' && (
          <Folded
            label={WATCH.newRule}
            flush
            triggerClassName={buttonClass({ variant: 'primary' })}
            trigger={NEW_RULE}
          >
            {(close) => (
              <RuleForm
                watch={watch}
                rule={null}
                onSay={async (says) => {
                  const isKept = await changes.add([{ ...says, isOn: true }])
                  if (isKept) close()
                  return isKept
                }}
              />
            )}
          </Folded>
        ),
    },
    ...(rules.length > 0
      ? [
          {
            key: 'check',
            renderIn: () => (
              <Button
                variant="quiet"
                icon={<RefreshCw />}
                aria-disabled={watch.isChecking || undefined}
                onClick={watch.check}
              >
                {WATCH.check}
              </Button>
            ),
          } satisfies PageAction,
        ]
      : []),
    ...(last === null
      ? []
      : [
          {
            key: 'report',
            renderIn: () => <MakeReport source={() => reportOf(last)} />,
          } satisfies PageAction,
        ]),
    ...(firings.length > 0
      ? [
          {
            key: 'export',
            onPhone: 'second',
            renderIn: (place) => (
              <ExportMenu
                variant={place === 'page' ? 'primary' : 'secondary'}
                look="menu"
                label={exportFired(firings.length)}
                source={() => sheetOf('What fired', firings, isNarrowed ? shown : null)}
              />
            ),
          } satisfies PageAction,
        ]
      : []),
  ]
  return (
    <>
      <header className={styles.head}>
        <div className={styles.line}>
          <PageHeading>{WATCH.page}</PageHeading>
          <FoundWords last={last} firings={firings} />
          <PageActions actions={actions} more={WATCH.more} className={styles.actions} />
        </div>
        <p className={styles.what}>
          <Info />
          Rules are checked with every run, in this browser; nothing is sent to anyone.
        </p>
      </header>
      <AlertTabs />
      {rules.length === 0 && <Teaching watch={watch} changes={changes} />}
      <RulesPanel
        watch={watch}
        rules={rules}
        firings={firings}
        changes={changes}
        state={state}
        onExport={(rule) => void exportRule(rule)}
      />
      {firings.length > 0 && (
        <FiredPanel
          firings={firings}
          rules={rules}
          rulesById={rulesById}
          state={state}
          changes={changes}
          isChecking={watch.isChecking}
          sheetOf={sheetOf}
        />
      )}
    </>
  )
}

/** "24 fired at the run of 24 Nov 2026, 06:00, 10 of them new". */
function FoundWords({ last, firings }: { last: WatchRun | null; firings: readonly Firing[] }) {
  if (last === null) return null
  const fired = firings.filter(({ mute }) => mute === null)
  const isNew = fired.filter((one) => one.isNew).length
  return (
    <p className={styles.found}>
      <b>{formatCount(fired.length)}</b> fired at the run of{' '}
      <Localized>{formatWhen(last.factsAt)}</Localized>
      {isNew > 0 && (
        <>
          , <b>{formatCount(isNew)}</b> of them new
        </>
      )}
    </p>
  )
}

/** What rules are for, with three to begin with; without anything kept there is nothing to watch yet. */
function Teaching({ watch: { subject }, changes }: Pick<Props, 'watch' | 'changes'>) {
  const hasNothing = subject !== null && subject.at === 0
  return (
    <Panel>
      <EmptyState
        icon={<Radar />}
        title="Let rules tell you what needs you"
        actions={<ReadyRules rules={[]} changes={changes} />}
      >
        <p>
          A rule looks at everything that is kept here, batches, result sets, lists and your prices,
          each time something was asked again. It says what fired, with both figures and since when.
        </p>
        {hasNothing && (
          <p>
            Nothing is kept yet. <Link to={paths.newCollection()}>Ask for some codes</Link> first.
          </p>
        )}
      </EmptyState>
    </Panel>
  )
}

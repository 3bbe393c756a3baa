import Bell from 'lucide-react/icons/bell'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { sortedRows } from '@/components/data-table/columnState.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { withCurrentSnoozes, type AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import { matchRows, unsnoozedRows } from '@/domain/alerts/matchRows.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { ruleInWords } from '@/domain/alerts/ruleWords.ts'
import {
  matchColumnIds,
  matchColumns,
  singleMatches,
  type MatchColumn,
} from '@/features/alerts/matchColumns.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { AlertTabs } from '@/features/job-progress/AlertTabs.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { MakeReport } from '@/features/reports/MakeReport.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { Link } from '@/routing/Link.tsx'
import { useNavigation } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { alertsDecoder, encodeAlerts, type AlertsState } from '@/routing/states/alertsState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'
import { exportMatchesLabel, ALERTS } from '@/words/alertNames.ts'
import { LastRuns } from './matches/LastRuns.tsx'
import { MatchesPanel } from './matches/MatchesPanel.tsx'
import { shownMatches } from './matches/shownMatches.ts'
import { matchesSentence } from './matchesSentence.ts'
import { RuleForm } from './rules/RuleForm.tsx'
import { SuggestedAlerts, RulesPanel } from './rules/RulesPanel.tsx'
import { useAlerts, type AlertsData } from './useAlerts.ts'
import { useRuleChanges, type RuleChanges } from './useRuleChanges.ts'
import styles from './AlertsPage.module.css'

const NONE: readonly AlertMatch[] = []

const decode = alertsDecoder(matchColumnIds)

/** The page *Alerts*: rules over saved data, and the products that match them. */
export function AlertsPage() {
  const { state, corrections } = useUrlState(decode, encodeAlerts)
  const alerts = useAlerts()
  const changes = useRuleChanges()
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      {alerts.rules === null ? (
        <Spinner label="Loading your alerts" />
      ) : (
        <Alerts alerts={alerts} rules={alerts.rules} changes={changes} state={state} />
      )}
    </Frame>
  )
}

type Props = {
  alerts: AlertsData
  rules: readonly AlertRule[]
  changes: RuleChanges
  state: AlertsState<MatchColumn>
}

/** The matches of the last update: the rows of the page's table, and the file that exports them. */
function useMatches({ alerts: { runs }, rules, state: { sort } }: Omit<Props, 'changes'>) {
  const { hrefOf } = useNavigation()
  const labelOf = useCurrencyLabel()
  const rulesById = useMemo(() => new Map(rules.map((rule) => [rule.id, rule])), [rules])
  const last = runs[0] ?? null
  const allMatches = useMemo(
    () =>
      last?.firings
        ? withCurrentSnoozes(
            rules.filter(({ isOn }) => isOn),
            last.firings,
          )
        : NONE,
    [last, rules],
  )
  const open = useMemo(() => unsnoozedRows(rules, allMatches), [rules, allMatches])
  const sheetOf = async (
    name: string,
    all: readonly AlertMatch[],
    shown: readonly AlertMatch[] | null,
  ) => {
    const { matchesSheet } = await import('./matches/matchesSheet.ts')
    return matchesSheet({
      name,
      // The file has all matches, in the order of the table; the table may show only some of them.
      rows: sortedRows(matchColumns, singleMatches(all, rulesById), sort),
      shown: shown && singleMatches(shown, rulesById),
      factsAt: last?.factsAt ?? 0,
      file: {
        labelOf,
        addressOf: (path) => new URL(hrefOf(path), window.location.href).href,
      },
      now: Date.now(),
    })
  }
  return { last, firings: allMatches, open, rulesById, sheetOf }
}

function Alerts({ alerts, rules, changes, state }: Props) {
  const {
    last,
    firings: allMatches,
    open,
    rulesById,
    sheetOf,
  } = useMatches({ alerts, rules, state })
  const shown = useMemo(
    () => shownMatches(singleMatches(allMatches, rulesById), state).map(({ first }) => first),
    [allMatches, state, rulesById],
  )
  const isNarrowed = shown.length < allMatches.length
  const { mode } = useConnection()
  const isPhone = usePhone()
  /**
   * The alert that is being edited, or 'new'; null if the form is closed. Without alerts the form for a new one starts open, except
   * on a phone.
   */
  const [form, setForm] = useState<'new' | AlertRule | null>(
    rules.length === 0 && !isPhone ? 'new' : null,
  )
  const reportOf = async (run: AlertRun) => {
    const { alertsReport } = await import('./alertsReport.ts')
    return alertsReport({ rules, run, allMatches, isDemo: mode === 'demo', at: Date.now() })
  }
  const exportRule = async (rule: AlertRule) => {
    const own = allMatches.filter(({ ruleId }) => ruleId === rule.id)
    const { exportNow, handOver } = await import('@/features/export/exportNow.ts')
    const source = await sheetOf(`Matches: ${ruleInWords(rule)}`, own, null)
    const { signal } = new AbortController()
    handOver(await exportNow({ format: 'xlsx', source, signal, onProgress: () => {} }), 'xlsx')
  }
  const actions: PageAction[] = [
    ...(rules.length > 0
      ? [
          {
            key: 'check',
            renderIn: (place) => (
              <Button
                variant={place === 'page' ? 'secondary' : 'quiet'}
                icon={<RefreshCw />}
                aria-disabled={alerts.isChecking || undefined}
                onClick={alerts.check}
              >
                {ALERTS.check}
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
    ...(allMatches.length > 0
      ? [
          {
            key: 'export',
            onPhone: 'second',
            renderIn: () => (
              <ExportMenu
                variant="secondary"
                layout="menu"
                label={exportMatchesLabel(matchRows(allMatches).length)}
                source={() => sheetOf('Matches', allMatches, isNarrowed ? shown : null)}
              />
            ),
          } satisfies PageAction,
        ]
      : []),
    {
      key: 'new',
      onPhone: 'first',
      renderIn: () => (
        <Button
          // While the form is open, the form’s own button is the primary one, so this button is secondary.
          variant={isPhone || form === null ? 'primary' : 'secondary'}
          icon={<Plus />}
          aria-expanded={isPhone ? undefined : form === 'new'}
          aria-haspopup={isPhone ? 'dialog' : undefined}
          onClick={() => setForm(form === 'new' ? null : 'new')}
        >
          {ALERTS.newRule}
        </Button>
      ),
    },
  ]
  const chosen = rulesById.get(state.rule)
  return (
    <>
      <PageHead
        title={ALERTS.page}
        meta={
          last !== null && (
            <span className={styles.meta}>
              Checked with data up to <LangText>{formatWhen(last.factsAt)}</LangText>
            </span>
          )
        }
        actions={actions}
        more={ALERTS.more}
        sentence={last !== null && rules.length > 0 ? matchesSentence(open) : null}
      />
      <AlertTabs />
      <FormPlace
        form={form}
        isPhone={isPhone}
        alerts={alerts}
        changes={changes}
        onClose={() => setForm(null)}
      />
      {rules.length === 0 && <Teaching alerts={alerts} changes={changes} />}
      <div className={styles.columns}>
        <RulesPanel
          runs={alerts.runs}
          rules={rules}
          allMatches={allMatches}
          changes={changes}
          state={state}
          onEdit={setForm}
          onExport={(rule) => void exportRule(rule)}
        />
        {allMatches.length > 0 && (
          <MatchesPanel
            allMatches={allMatches}
            rulesById={rulesById}
            state={state}
            changes={changes}
            isChecking={alerts.isChecking}
            bars={chosen && <LastRuns rule={chosen} runs={alerts.runs} />}
            sheetOf={sheetOf}
          />
        )}
      </div>
      {rules.length > 0 && (
        <p className={styles.foot}>
          Alerts are checked whenever you update, in this browser. The nightly run puts them first
          in its report.
        </p>
      )}
    </>
  )
}

type FormPlaceProps = Pick<Props, 'alerts' | 'changes'> & {
  form: 'new' | AlertRule | null
  isPhone: boolean
  onClose: () => void
}

/** Shows the form of an alert: on the page itself, or on a phone in a sheet. */
function FormPlace({ form, isPhone, alerts, changes, onClose }: FormPlaceProps) {
  const rule = form === 'new' ? null : form
  const content = form !== null && (
    <RuleForm
      key={rule?.id ?? 'new'}
      alerts={alerts}
      rule={rule}
      onCancel={onClose}
      onSave={async (ruleContent) => {
        const isSaved = await (rule
          ? changes.change(rule, ruleContent)
          : changes.add([{ ...ruleContent, isOn: true }]))
        if (isSaved) onClose()
        return isSaved
      }}
    />
  )
  if (!isPhone) return content && <Panel>{content}</Panel>
  return (
    <Sheet
      open={form !== null}
      side="bottom"
      title={rule ? ALERTS.editRule : ALERTS.newRule}
      onClose={onClose}
    >
      {content}
    </Sheet>
  )
}

/** Explains what alerts are for and offers three suggestions. Without saved data it links to what has to be saved first. */
function Teaching({ alerts: { subject }, changes }: Pick<Props, 'alerts' | 'changes'>) {
  const hasNothing = subject !== null && subject.at === 0
  return (
    <Panel>
      <EmptyState
        icon={<Bell />}
        title="Get alerts about price changes"
        actions={<SuggestedAlerts rules={[]} changes={changes} />}
      >
        <p>
          Alerts check your collections and prices with every update. You see both prices and the
          date.
        </p>
        {hasNothing && (
          <p>
            Nothing is saved yet. <Link to={paths.newCollection()}>Create a collection</Link> first.
          </p>
        )}
      </EmptyState>
    </Panel>
  )
}

import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { Fragment } from 'react'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { FileButton } from '@/components/ui/fields/FileButton.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { AlertMatch, RuleResult } from '@/domain/alerts/evaluateRules.ts'
import { isNewRow, unsnoozedRows } from '@/domain/alerts/matchRows.ts'
import type { RuleCondition, AlertRule } from '@/domain/alerts/rule.ts'
import { ruleInWords, rulePieces, scopeInWords } from '@/domain/alerts/ruleWords.ts'
import type { MatchColumn } from '@/features/alerts/matchColumns.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import type { RuleChanges } from '@/pages/alerts/useRuleChanges.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeAlerts, type AlertsState } from '@/routing/states/alertsState.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'
import { readRulesFile, rulesFile } from '@/storage/alerts/rulesFile.ts'
import { moreFor, switchOf, ALERTS } from '@/words/alertNames.ts'
import { resultAt } from './resultAt.ts'
import styles from './RulesPanel.module.css'

type Props = {
  /** The updates at which the alerts were checked, newest first. */
  runs: readonly AlertRun[]
  rules: readonly AlertRule[]
  /** The matches of the last update, with their current snoozes. */
  allMatches: readonly AlertMatch[]
  changes: RuleChanges
  state: AlertsState<MatchColumn>
  onEdit: (rule: AlertRule) => void
  onExport: (rule: AlertRule) => void
}

/** Suggested alerts are offered while there are fewer alerts than this. */
const FEW = 3

type Counted = { matches: number; isNew: number }

function countedBy(
  rules: readonly AlertRule[],
  allMatches: readonly AlertMatch[],
): ReadonlyMap<string, Counted> {
  const counts = new Map<string, Counted>()
  for (const row of unsnoozedRows(rules, allMatches)) {
    const { ruleId } = row.first
    const { matches, isNew } = counts.get(ruleId) ?? { matches: 0, isNew: 0 }
    counts.set(ruleId, { matches: matches + 1, isNew: isNew + Number(isNewRow(row)) })
  }
  return counts
}

/** How many alerts are on and how many matches are snoozed: "7 on, 3 snoozed". */
function onInWords(rules: readonly AlertRule[], allMatches: readonly AlertMatch[]): string {
  const on = rules.filter(({ isOn }) => isOn).length
  const snoozed = allMatches.filter(({ mute }) => mute !== null).length
  return [
    ...(on < rules.length ? [`${formatCount(on)} on`] : []),
    ...(snoozed > 0 ? [`${formatCount(snoozed)} snoozed`] : []),
  ].join(', ')
}

/** The list of alerts, each a sentence with its scope and the number of its matches. A click on an alert shows only its matches. */
export function RulesPanel({ runs, rules, allMatches, changes, state, onEdit, onExport }: Props) {
  const counts = countedBy(rules, allMatches)
  const exportRules = () => {
    const now = Date.now()
    const text = `${JSON.stringify(rulesFile(rules, now), null, 1)}\n`
    saveFile(`Alerts, ${dayOf(now)}.json`, text)
  }
  const importRules = async (file: File) => {
    const reading = readRulesFile(await file.text())
    if (reading.kind === 'wrong') {
      toast(reading.message, { tone: 'error' })
      return
    }
    if (reading.rules.length > 0) await changes.add(reading.rules)
    if (reading.unread > 0 || reading.rules.length === 0) {
      const left = reading.unread
      toast(
        left === 0
          ? 'The file has no alerts.'
          : `${formatCount(left)} of its alerts can’t be read by this version.`,
        { tone: 'error' },
      )
    }
  }
  return (
    <Panel
      title={rules.length === 0 ? ALERTS.rules : plural(rules.length, 'alert')}
      meta={onInWords(rules, allMatches)}
      actions={
        <>
          <FileButton
            size="s"
            variant="quiet"
            icon={<Upload />}
            label={ALERTS.importFile}
            accept=".json,application/json"
            onFile={(file) => void importRules(file)}
          >
            {ALERTS.import}
          </FileButton>
          {rules.length > 0 && (
            <Button
              size="s"
              variant="quiet"
              icon={<Download />}
              aria-label={ALERTS.exportRules}
              onClick={exportRules}
            >
              {ALERTS.export}
            </Button>
          )}
        </>
      }
    >
      {rules.length > 0 && (
        <Table ref={answerPart} caption={ALERTS.rules} className={styles.table} lines>
          <thead className="vh">
            <tr>
              <td>On</td>
              <th scope="col">{ALERTS.rule}</th>
              <th scope="col">{ALERTS.matches}</th>
              <td>More</td>
            </tr>
          </thead>
          <tbody>
            {rules.map((one) => (
              <RuleRow
                key={one.id}
                rule={one}
                counted={counts.get(one.id) ?? { matches: 0, isNew: 0 }}
                result={resultAt(one, runs[0])}
                changes={changes}
                state={state}
                onEdit={() => onEdit(one)}
                onExport={() => onExport(one)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {rules.length > 0 && rules.length < FEW && (
        <fieldset className={styles.ready}>
          <legend className="vh">{ALERTS.ready}</legend>
          <SuggestedAlerts rules={rules} changes={changes} />
        </fieldset>
      )}
    </Panel>
  )
}

const READY: readonly RuleCondition[] = [
  { kind: 'rival below me', by: { amount: 5, unit: '%' }, merchant: null },
  { kind: 'above reference', by: { amount: 10, unit: '%' }, reference: 'median' },
  { kind: 'new rival', merchant: null },
]

/** Suggested alerts, each added with one click; suggestions that already exist as alerts are left out. */
export function SuggestedAlerts({ rules, changes }: Pick<Props, 'rules' | 'changes'>) {
  const words = new Set(rules.map(ruleInWords))
  return READY.filter((condition) => !words.has(ruleInWords({ condition }))).map((condition) => (
    <Button
      key={condition.kind}
      size={rules.length === 0 ? 'm' : 's'}
      className={styles.preset ?? ''}
      icon={<Plus />}
      onClick={() => void changes.add([{ condition, scope: { of: 'all' }, isOn: true }])}
    >
      {ruleInWords({ condition })}
    </Button>
  ))
}

function newInWords(
  { isOn, offAt }: AlertRule,
  { matches, isNew }: Counted,
  result: RuleResult | null,
): string {
  if (!isOn) return offAt === null ? 'off' : `off since ${formatDay(offAt)}`
  if (result === null) return ''
  if (matches > 0) return isNew > 0 ? `${formatCount(isNew)} new` : 'none new'
  if (result.decided === 0) return result.why ?? ''
  return result.muted > 0 ? `${formatCount(result.muted)} snoozed` : 'none'
}

type RowProps = Pick<Props, 'changes' | 'state'> & {
  rule: AlertRule
  counted: Counted
  result: RuleResult | null
  onEdit: () => void
  onExport: () => void
}

function RuleRow({ rule, counted, result, changes, state, onEdit, onExport }: RowProps) {
  const words = ruleInWords(rule)
  const isChecked = rule.isOn && result !== null && result.decided > 0
  const isChosen = state.rule === rule.id
  return (
    <tr data-off={!rule.isOn || undefined} data-chosen={isChosen || undefined}>
      <td className={styles.on}>
        <Checkbox
          hideLabel
          label={switchOf(words)}
          checked={rule.isOn}
          onChange={(isOn) => void changes.turn(rule, isOn)}
        />
      </td>
      <th scope="row" className={styles.rule}>
        <Link
          to={paths.watch(encodeAlerts({ ...state, rule: isChosen ? '' : rule.id }))}
          preserveScroll
          aria-current={isChosen || undefined}
        >
          <AlertSentence condition={rule.condition} />
        </Link>
        <span className={styles.under} dir="auto">
          {scopeInWords(rule.scope)}
        </span>
        {isChecked && result.undecided > 0 && (
          <span className={styles.under}>
            {formatCount(result.undecided)} not checked. {result.why}
          </span>
        )}
      </th>
      <td data-number className={styles.fired}>
        {isChecked ? (
          <b>{formatCount(counted.matches)}</b>
        ) : (
          rule.isOn && <EmptyValue what="not checked" />
        )}
        <span className={styles.under}>
          <LangText>{newInWords(rule, counted, result)}</LangText>
        </span>
      </td>
      <td className={styles.menu}>
        <Popover
          label={moreFor(words)}
          triggerLabel={moreFor(words)}
          align="end"
          triggerClassName={buttonClass({ variant: 'quiet', size: 's', iconOnly: true })}
          trigger={<Ellipsis />}
          panelClassName={styles.acts}
        >
          {(close) => {
            const act = (what: () => void) => () => {
              close()
              what()
            }
            return (
              <>
                <Button variant="quiet" onClick={act(onEdit)}>
                  {ALERTS.edit}
                </Button>
                {counted.matches > 0 && (
                  <Button variant="quiet" onClick={act(onExport)}>
                    {ALERTS.exportMatches}
                  </Button>
                )}
                <Button variant="quiet" onClick={act(() => void changes.remove(rule))}>
                  {ALERTS.delete}
                </Button>
              </>
            )
          }}
        </Popover>
      </td>
    </tr>
  )
}

/** An alert as a sentence. The words that distinguish it from other alerts are bold. */
function AlertSentence({ condition }: Pick<AlertRule, 'condition'>) {
  return rulePieces(condition).map((piece, at) =>
    typeof piece === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the text pieces of a sentence have no other key
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      <b key={piece.strong}>{piece.strong}</b>
    ),
  )
}

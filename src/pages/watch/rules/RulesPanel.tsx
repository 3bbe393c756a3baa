import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { Fragment, useState } from 'react'
import { dayOf } from '../../../export/exportAbout.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatDay } from '../../../lib/numbers/formatTimes.ts'
import type { Firing, RuleVerdict } from '../../../model/watch/evaluateRules.ts'
import type { RuleCondition, WatchRule } from '../../../model/watch/rule.ts'
import { ruleInWords, rulePieces, scopeInWords } from '../../../model/watch/ruleWords.ts'
import { Link } from '../../../shell/Link.tsx'
import { answerPlace } from '../../../shell/pagePlaces.ts'
import { readRulesFile, rulesFile } from '../../../store/watch/rulesFile.ts'
import type { WatchRun } from '../../../store/watch/watchRuns.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { saveFile } from '../../../ui/browser/saveFile.ts'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Popover } from '../../../ui/layers/Popover.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { FileButton } from '../../../ui/fields/FileButton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { paths } from '../../../url/paths.ts'
import { moreFor, switchOf, WATCH } from '../../../words/watchNames.ts'
import { encodeWatch, type WatchState } from '../../../url/states/watchState.ts'
import type { RuleChanges } from '../useRuleChanges.ts'
import type { Watch } from '../useWatch.ts'
import { RuleForm } from './RuleForm.tsx'
import styles from './RulesPanel.module.css'

type Props = {
  watch: Watch
  rules: readonly WatchRule[]
  /** What fired at the last run, as it is muted now. */
  firings: readonly Firing[]
  changes: RuleChanges
  state: WatchState
  onExport: (rule: WatchRule) => void
}

const RUNS = 8
/** With fewer rules, those to begin with are still offered. */
const FEW = 3

type Counted = { fired: number; isNew: number }

function countedBy(firings: readonly Firing[]): ReadonlyMap<string, Counted> {
  const counts = new Map<string, Counted>()
  for (const { ruleId, isNew, mute } of firings) {
    if (mute) continue
    const { fired, isNew: before } = counts.get(ruleId) ?? { fired: 0, isNew: 0 }
    counts.set(ruleId, { fired: fired + 1, isNew: before + Number(isNew) })
  }
  return counts
}

/** "8: 6 fired, 1 quiet, 1 off". */
function rulesInWords(rules: readonly WatchRule[], counts: ReadonlyMap<string, Counted>): string {
  const off = rules.filter(({ isOn }) => !isOn).length
  const fired = rules.filter(({ id, isOn }) => isOn && counts.has(id)).length
  const parts = [
    ...(fired > 0 ? [`${formatCount(fired)} fired`] : []),
    ...(rules.length - off - fired > 0 ? [`${formatCount(rules.length - off - fired)} quiet`] : []),
    ...(off > 0 ? [`${formatCount(off)} off`] : []),
  ]
  return `${formatCount(rules.length)}: ${parts.join(', ')}`
}

/** The rules: what each looks for and where, and how it fared. */
export function RulesPanel({ watch, rules, firings, changes, state, onExport }: Props) {
  const [edited, setEdited] = useState<string | null>(null)
  // There a new rule is written in a sheet, which the page opens.
  const isPhone = usePhone()
  const counts = countedBy(firings)
  const exportRules = () => {
    const now = Date.now()
    const text = `${JSON.stringify(rulesFile(rules, now), null, 1)}\n`
    saveFile(`Rules, ${dayOf(now)}.json`, text)
  }
  const importRules = async (file: File) => {
    const reading = readRulesFile(await file.text())
    if (reading.kind === 'wrong') {
      toast(reading.says, { tone: 'error' })
      return
    }
    if (reading.rules.length > 0) await changes.add(reading.rules)
    if (reading.unread > 0 || reading.rules.length === 0) {
      const left = reading.unread
      toast(
        left === 0
          ? 'The file holds no rules.'
          : `${formatCount(left)} of its rules cannot be read by this version.`,
        { tone: 'error' },
      )
    }
  }
  const rule = rules.find(({ id }) => id === edited) ?? null
  return (
    <Panel
      title={WATCH.rules}
      meta={rules.length === 0 ? undefined : rulesInWords(rules, counts)}
      actions={
        <>
          <FileButton
            size="s"
            variant="quiet"
            icon={<Upload />}
            label={WATCH.importFile}
            accept=".json,application/json"
            onFile={(file) => void importRules(file)}
          >
            {WATCH.import}
          </FileButton>

          {rules.length > 0 && (
            <Button size="s" variant="quiet" icon={<Download />} onClick={exportRules}>
              {WATCH.exportRules}
            </Button>
          )}
        </>
      }
    >
      {rule === null ? (
        !isPhone && (
          <RuleForm
            watch={watch}
            rule={null}
            onSay={(says) => changes.add([{ ...says, isOn: true }])}
          />
        )
      ) : (
        <RuleForm
          key={rule.id}
          watch={watch}
          rule={rule}
          onCancel={() => setEdited(null)}
          onSay={async (says) => {
            const isKept = await changes.change(rule, says)
            if (isKept) setEdited(null)
            return isKept
          }}
        />
      )}
      {rules.length > 0 && (
        <Table ref={answerPlace} caption={WATCH.rules} className={styles.table} lines>
          <thead>
            <tr>
              <td className={styles.on}>
                <span className="vh">On</span>
              </td>
              <th scope="col">Rule</th>
              <th scope="col">Where</th>
              <th scope="col" data-number>
                Fired
              </th>
              <th scope="col" data-number>
                Since last run
              </th>
              <th scope="col" className={styles.runs}>
                Last 8 runs
              </th>
              <td className={styles.menu}>
                <span className="vh">More</span>
              </td>
            </tr>
          </thead>
          <tbody>
            {rules.map((one) => (
              <RuleRow
                key={one.id}
                rule={one}
                counted={counts.get(one.id) ?? { fired: 0, isNew: 0 }}
                runs={watch.runs}
                changes={changes}
                state={state}
                onEdit={() => setEdited(one.id)}
                onExport={() => onExport(one)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {rules.length > 0 && rules.length < FEW && (
        <fieldset className={styles.ready}>
          <legend className="vh">{WATCH.ready}</legend>
          <ReadyRules rules={rules} changes={changes} />
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

/** Rules to begin with, each by one press; those that there are already are not offered. */
export function ReadyRules({ rules, changes }: Pick<Props, 'rules' | 'changes'>) {
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

/** What a rule says, what tells it from others strong. */
function Sentence({ condition }: Pick<WatchRule, 'condition'>) {
  return rulePieces(condition).map((piece, at) =>
    typeof piece === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence have no other name
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      <b key={piece.strong}>{piece.strong}</b>
    ),
  )
}

function sinceInWords(
  { isOn, offAt }: WatchRule,
  { fired, isNew }: Counted,
  verdict: RuleVerdict | null,
): string {
  if (!isOn) return offAt === null ? 'off' : `off since ${formatDay(offAt)}`
  if (verdict === null) return ''
  if (fired > 0) return isNew > 0 ? `${formatCount(isNew)} new` : 'none new'
  if (verdict.decided === 0) return verdict.why ?? ''
  return verdict.muted > 0 ? `${formatCount(verdict.muted)} muted` : 'quiet'
}

type RowProps = Pick<Props, 'changes' | 'state'> & {
  rule: WatchRule
  counted: Counted
  runs: readonly WatchRun[]
  onEdit: () => void
  onExport: () => void
}

function RuleRow({ rule, counted, runs, changes, state, onEdit, onExport }: RowProps) {
  const words = ruleInWords(rule)
  const verdictAt = (run: WatchRun | undefined) =>
    // What was judged before the rule was what it is now says nothing of it.
    run && run.at >= rule.changedAt
      ? (run.verdicts.find(({ ruleId }) => ruleId === rule.id) ?? null)
      : null
  const verdict = verdictAt(runs[0])
  const isJudged = rule.isOn && verdict !== null
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
          to={paths.watch(encodeWatch({ ...state, rule: isChosen ? '' : rule.id }))}
          keepScroll
          aria-current={isChosen || undefined}
        >
          <Sentence condition={rule.condition} />
        </Link>
      </th>
      <td className={styles.where} dir="auto">
        {scopeInWords(rule.scope)}
        {isJudged && verdict.decided > 0 && verdict.undecided > 0 && (
          <span className={styles.left}>
            {formatCount(verdict.undecided)} not judged. {verdict.why}
          </span>
        )}
      </td>
      <td data-number className={styles.fired}>
        {isJudged && verdict.decided > 0 ? (
          <b>{formatCount(counted.fired)}</b>
        ) : (
          <Missing what="not judged" />
        )}
      </td>
      <td data-number className={styles.since}>
        <Localized>{sinceInWords(rule, counted, verdict)}</Localized>
      </td>
      <td className={styles.runs}>
        <LastRuns
          counts={runs
            .slice(0, RUNS)
            .map((run) => {
              const then = verdictAt(run)
              return then && then.decided > 0 ? then.fired : null
            })
            .toReversed()}
        />
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
                  {WATCH.edit}
                </Button>
                {counted.fired > 0 && (
                  <Button variant="quiet" onClick={act(onExport)}>
                    {WATCH.exportFired}
                  </Button>
                )}
                <Button variant="quiet" onClick={act(() => void changes.remove(rule))}>
                  {WATCH.delete}
                </Button>
              </>
            )
          }}
        </Popover>
      </td>
    </tr>
  )
}

/** How often a rule fired at each of the last runs, the oldest first; null where it was not judged. */
function LastRuns({ counts }: { counts: readonly (number | null)[] }) {
  const known = counts.filter((count) => count !== null)
  if (known.length === 0) return null
  const most = Math.max(1, ...known)
  const words = counts.map((count) => (count === null ? 'not judged' : formatCount(count)))
  return (
    <>
      <span className="vh">{words.join(', ')}</span>
      <span className={styles.bars} aria-hidden="true">
        {counts.map((count, at) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- a run is its place
            key={at}
            style={cssVars({ '--part': String((count ?? 0) / most) })}
            title={words[at]}
          />
        ))}
      </span>
    </>
  )
}

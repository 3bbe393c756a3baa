/** Alerts as parts of a report: each alert with its largest match, and each match with its two figures. */
import { reportTable } from '@/components/data-table/reportTable.ts'
import type { Evaluation, AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { ruleInWords, scopeInWords } from '@/domain/alerts/ruleWords.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import { reportedMatchColumns, singleMatches } from '@/features/alerts/matchColumns.ts'
import { comparedInText } from '@/features/alerts/matchText.ts'
import { formatCount, MISSING } from '@/lib/numbers/format.ts'

const ON_PAGE = 100

const furthest = (allMatches: readonly AlertMatch[]) =>
  allMatches.toSorted(
    (a, b) => Math.abs(b.difference?.value ?? 0) - Math.abs(a.difference?.value ?? 0),
  )

function caseInWords(firing: AlertMatch): string {
  const { merchant, name, code, found, against } = firing
  const who = merchant === null ? '' : `${merchant} on `
  return `${who}${name ?? code ?? MISSING}: ${comparedInText(found)} compared with ${comparedInText(against)}`
}

/** The verdicts, updated with the current matches: matches that were snoozed after the run don’t count. */
export function currentResults(
  verdicts: Readonly<Evaluation['verdicts']>,
  matches: readonly AlertMatch[],
): Evaluation['verdicts'] {
  return verdicts.map((result) => {
    const own = matches.filter(({ ruleId }) => ruleId === result.ruleId)
    return { ...result, fired: own.length, isNew: own.filter(({ isNew }) => isNew).length }
  })
}

/** The parts of a report on alerts, without snoozed matches, as on the Alerts page. */
export function rulesParts(
  rules: readonly AlertRule[],
  { allMatches, verdicts }: Evaluation,
): ReportPart[] {
  const loud = allMatches.filter(({ mute }) => mute === null)
  const resultOf = new Map(verdicts.map((result) => [result.ruleId, result]))
  const checkedRules = rules.filter(({ id }) => resultOf.has(id))
  if (checkedRules.length === 0) return []
  const matchedRules = checkedRules.filter(({ id }) => (resultOf.get(id)?.fired ?? 0) > 0)
  const summary: ReportPart = {
    key: 'rules',
    title: 'Alerts with matches',
    meta: `${formatCount(matchedRules.length)} of ${formatCount(checkedRules.length)} alerts`,
    columns: [
      { key: 'rule', label: 'Alert', kind: 'text' },
      { key: 'scope', label: 'Looks at', kind: 'text' },
      { key: 'fired', label: 'Matches', kind: 'count' },
      { key: 'new', label: 'New', kind: 'count' },
      { key: 'case', label: 'Largest match', kind: 'text' },
      { key: 'undecided', label: 'Not checked', kind: 'count' },
      { key: 'why', label: 'Why not checked', kind: 'text' },
    ],
    rows: checkedRules.map((rule) => {
      const result = resultOf.get(rule.id)
      const [first] = furthest(loud.filter(({ ruleId }) => ruleId === rule.id))
      return [
        ruleInWords(rule),
        scopeInWords(rule.scope),
        result?.fired ?? 0,
        result?.isNew ?? 0,
        first ? caseInWords(first) : null,
        result?.undecided ?? 0,
        result?.why ?? null,
      ]
    }),
    most: null,
    chart: null,
  }
  const lines = singleMatches(
    matchedRules.flatMap(({ id }) => furthest(loud.filter(({ ruleId }) => ruleId === id))),
    new Map(checkedRules.map((rule) => [rule.id, rule])),
  )
  const cases: ReportPart = {
    key: 'firings',
    title: 'Matches',
    meta: 'by alert, the largest first',
    ...reportTable(reportedMatchColumns, lines, { isOneAlert: false, figures: null, file: null }),
    most: ON_PAGE,
    chart: null,
  }
  return matchedRules.length === 0 ? [summary] : [summary, cases]
}

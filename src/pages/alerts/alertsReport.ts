/** Writes all alerts as a report: which have matches, on which products, and since when. */
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import { unsnoozedRows } from '@/domain/alerts/matchRows.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import type { Report } from '@/domain/report/report.ts'
import { rulesParts, currentResults } from '@/features/reports/parts/rulesPart.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { sentenceText } from '@/lib/text/sentence.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'
import { matchesSentence } from './matchesSentence.ts'

type Options = {
  rules: readonly AlertRule[]
  /** The last update at which the alerts were checked. */
  run: AlertRun
  /** The matches of that run, with their current snoozes. */
  allMatches: readonly AlertMatch[]
  isDemo: boolean
  /** The time of the report, in epoch milliseconds. */
  at: number
}

export function alertsReport({ rules, run, allMatches, isDemo, at }: Options): Report {
  return withFileLanguage(() => {
    const matches = allMatches.filter(({ mute }) => mute === null)
    const snoozed = allMatches.length - matches.length
    const checkedRules = rules.filter(({ id }) => run.verdicts.some(({ ruleId }) => ruleId === id))
    const loud = checkedRules.filter(({ id }) => matches.some(({ ruleId }) => ruleId === id))
    const undecided = run.verdicts.reduce((sum, result) => sum + result.undecided, 0)
    const countries = [...new Set(allMatches.map(({ country }) => country))]
    return {
      title: 'Needs your attention',
      kind: 'Alerts report',
      at,
      place: countriesInWords(countries),
      isDemo,
      facts: [
        {
          label: 'Scope',
          value: 'All alerts',
          more: `${formatCount(checkedRules.length)} of ${formatCount(rules.length)} alerts are on`,
        },
        {
          label: 'Checked',
          value: formatWhen(run.at),
          more: `with data up to ${formatWhen(run.factsAt)}`,
        },
        { label: 'Snoozed', value: formatCount(snoozed), more: 'left out below' },
        {
          label: 'Completeness',
          value:
            undecided === 0
              ? 'Everything was checked'
              : `${formatCount(undecided)} couldn’t be checked`,
          more: undecided === 0 ? '' : 'see the reason at each alert',
        },
      ],
      sentence: sentenceText(matchesSentence(unsnoozedRows(rules, allMatches))),
      figures: [
        {
          label: 'Matches',
          value: formatCount(matches.length),
          lines: [`${formatCount(matches.filter(({ isNew }) => isNew).length)} of them new`],
          formula: 'matches of all alerts that are on, without snoozed ones',
        },
        {
          label: 'Alerts with matches',
          value: formatCount(loud.length),
          of: `of ${formatCount(checkedRules.length)}`,
          lines: [],
          formula: 'alerts with at least one match that is not snoozed',
        },
      ],
      parts: rulesParts(rules, {
        allMatches: [...allMatches],
        verdicts: currentResults(run.verdicts, matches),
      }),
      notes: '',
      method: [
        {
          term: 'Alerts',
          says: 'They are checked with every update, against the data saved in one browser; nothing is sent to anyone.',
        },
        {
          term: 'Since',
          says: 'When the match started, as far back as data is saved.',
        },
        { term: 'New', says: 'It did not match at the update before.' },
        { term: 'Currency', says: 'Not stated. Prices as received, not converted.' },
      ],
    }
  })
}

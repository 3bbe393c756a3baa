/** All that is watched, as a report: which rules fired, for what, and since when. */
import { countriesInWords } from '../../lib/countries.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { inFiles } from '../../lib/numbers/language.ts'
import type { Firing } from '../../model/watch/evaluateRules.ts'
import type { WatchRule } from '../../model/watch/rule.ts'
import { rulesParts, verdictsNow } from '../../report/parts/rulesPart.ts'
import type { Report } from '../../model/report/report.ts'
import type { WatchRun } from '../../store/watch/watchRuns.ts'

type Given = {
  rules: readonly WatchRule[]
  /** The last one. */
  run: WatchRun
  /** Of that run, with what is muted by now. */
  firings: readonly Firing[]
  isDemo: boolean
  /** Epoch milliseconds. */
  at: number
}

export function watchReport({ rules, run, firings, isDemo, at }: Given): Report {
  return inFiles(() => {
    const fired = firings.filter(({ mute }) => mute === null)
    const muted = firings.length - fired.length
    const judged = rules.filter(({ id }) => run.verdicts.some(({ ruleId }) => ruleId === id))
    const loud = judged.filter(({ id }) => fired.some(({ ruleId }) => ruleId === id))
    const undecided = run.verdicts.reduce((sum, verdict) => sum + verdict.undecided, 0)
    const countries = [...new Set(firings.map(({ country }) => country))]
    return {
      title: 'What needs me',
      kind: 'Watch report',
      at,
      place: countriesInWords(countries),
      isDemo,
      facts: [
        {
          label: 'Scope',
          value: 'All that is watched',
          more: `${formatCount(judged.length)} of ${formatCount(rules.length)} rules are on`,
        },
        {
          label: 'Judged',
          value: formatWhen(run.at),
          more: `answers up to ${formatWhen(run.factsAt)}`,
        },
        { label: 'Muted', value: formatCount(muted), more: 'left out below' },
        {
          label: 'Completeness',
          value:
            undecided === 0
              ? 'Everything could be decided'
              : `${formatCount(undecided)} could not be decided`,
          more: undecided === 0 ? '' : 'the reason stands beside each rule',
        },
      ],
      figures: [
        {
          label: 'Fired',
          value: formatCount(fired.length),
          lines: [`${formatCount(fired.filter(({ isNew }) => isNew).length)} of them new`],
          formula: 'what rules fired at, without what is muted',
        },
        {
          label: 'Rules that fired',
          value: formatCount(loud.length),
          of: `of ${formatCount(judged.length)}`,
          lines: [],
          formula: 'rules that fired at anything that is not muted',
        },
      ],
      parts: rulesParts(rules, {
        firings: [...firings],
        verdicts: verdictsNow(run.verdicts, fired),
      }),
      notes: '',
      method: [
        {
          term: 'Rules',
          says: 'They are judged by what is kept in one browser, with every run; nothing is sent to anyone.',
        },
        { term: 'Since', says: 'Since when a rule fires without interruption, as far as is kept.' },
        { term: 'New', says: 'It did not fire at the run before.' },
        { term: 'Currency', says: 'Not stated. Prices as received, not converted.' },
      ],
    }
  })
}

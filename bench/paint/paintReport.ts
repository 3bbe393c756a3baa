/** The times of all turns as figures: medians, and the medians of the ratios of each turn. */
import { nameOf, type PageName } from '../beside/pages.ts'
import { median } from '../quantile.ts'
import type { Report } from '../report.ts'
import type { Times } from './clock.ts'
import type { TurnTimes, Work } from './turns.ts'

type Turn = Times & Work

const ratio = (of: readonly Turn[], to: readonly Turn[], read: keyof Turn) =>
  median(of.map((took, index) => took[read] / (to[index]?.[read] ?? Number.NaN)))

export function reportFigures({ addFigure }: Report, timesByStep: TurnTimes, rows: number): void {
  const cards = `${rows} cards`
  for (const step of ['click', 'Enter'] as const) {
    const of = (name: PageName) => timesByStep[step].get(name) ?? []
    for (const name of timesByStep[step].keys()) {
      const middle = (read: keyof Turn) => median(of(name).map((took) => took[read])).toFixed(0)
      addFigure(
        `${cards}, ${step}: ${nameOf[name]}, DOM / paint`,
        `${middle('dom')} / ${middle('paint')} ms`,
      )
      addFigure(
        `${cards}, ${step}: ${nameOf[name]}, work until rest (script / style / layout)`,
        `${middle('all')} ms (${middle('script')} / ${middle('style')} / ${middle('layout')})`,
      )
    }
    const compare = (other: PageName, read: keyof Times, most: number | null) => {
      const value = ratio(of('ours'), of(other), read)
      const goal = most === null ? undefined : { message: `≤ ${most}`, isMet: value <= most }
      const what = read === 'dom' ? 'DOM' : 'paint'
      addFigure(`${cards}, ${step} → ${what}: the app ÷ ${nameOf[other]}`, value.toFixed(2), goal)
    }
    compare('instantsearch', 'paint', rows === 24 ? (step === 'click' ? 0.65 : 0.6) : null)
    compare('instantsearch', 'dom', rows === 24 && step === 'click' ? 0.5 : null)
    compare('plain', 'paint', rows === 24 ? 1.15 : null)
    if (timesByStep[step].has('searchui')) compare('searchui', 'paint', null)
    for (const other of ['instantsearch', 'plain'] as const) {
      const work = ratio(of('ours'), of(other), 'all').toFixed(2)
      addFigure(`${cards}, ${step}, work until rest: the app ÷ ${nameOf[other]}`, work)
    }
    const limit = ratio(of('plain'), of('instantsearch'), 'paint')
    addFigure(
      `${cards}, ${step} → paint: ${nameOf.plain} ÷ ${nameOf.instantsearch}`,
      limit.toFixed(2),
    )
  }
}

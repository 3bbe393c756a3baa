/** An open collection of codes: its plan (the items to request), the answers so far, and the job that requests the rest. */
import type { Connection } from '@/api/connection.ts'
import { readLines } from '@/domain/codes/inputLines.ts'
import { planCodes, type CodeRequest, type CodesPlan } from '@/domain/codes/planCodes.ts'
import {
  shownStateOf,
  type ItemAnswer,
  type ItemOutcome,
  type TitleAnswer,
} from '@/domain/pricing/itemAnswer.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import type { Finish, SaveResult } from '@/jobs/job/job.ts'
import {
  createTabJob,
  type TabJob,
  type TabView,
  type TabEnvironment,
} from '@/jobs/job/tabs/tabJob.ts'
import {
  changeCodes,
  readCodes,
  type CollectionOfCodes,
  saveAnswer,
  type StoredAnswer,
} from '@/storage/collections/codes.ts'
import { requestItem, failureOf, followTitle, nameAnswer } from './codeRequest.ts'

/** The outcomes of the collection's items as known in this tab; an outcome is added once it is stored. */
type ItemOutcomes = {
  of: (position: number) => ItemOutcome | undefined
  /** A number that is incremented with every change. */
  version: () => number
  /** Adds outcomes that were stored earlier, or by another tab. */
  applyOutcomes: (ended: readonly StoredAnswer[]) => void
  save: (position: number, finish: Finish<ItemAnswer | null>) => Promise<SaveResult>
  /** The outcomes that this tab has stored since the last call, to be sent to other tabs. */
  takeUnsent: () => StoredAnswer[]
  /** The numbers of titles that the job counts as done, but that are undecided, or refused because no candidate fits. */
  titles: () => { undecided: number; refused: number }
}

/** The stored form of an item's outcome. */
export function toOutcome({ at, ms, tries, ...end }: Finish<ItemAnswer | null>): ItemOutcome {
  const trial = { at, ms, tries }
  if (end.state === 'failed') return { ...trial, state: 'failed', failure: failureOf(end.error) }
  if (end.state === 'done' && end.value) return { ...trial, state: 'done', answer: end.value }
  return { ...trial, state: 'not found' }
}

function createOutcomes(connectionId: string, id: string, plan: CodesPlan): ItemOutcomes {
  const outcomes = new Map<number, ItemOutcome>()
  const titles = { undecided: 0, refused: 0 }
  let version = 0
  let unsent: StoredAnswer[] = []

  const countTitle = (outcome: ItemOutcome | undefined, more: number) => {
    if (outcome?.state !== 'done') return
    const end = shownStateOf(outcome)
    if (end === 'undecided') titles.undecided += more
    if (end === 'not found') titles.refused += more
  }

  const applyOutcomes = (ended: readonly StoredAnswer[]) => {
    for (const { position, key, outcome } of ended) {
      // An answer counts only if the item at its position has the same key: a later app version may read a line differently.
      if (plan.codeRequests[position]?.key !== key) continue
      countTitle(outcomes.get(position), -1)
      countTitle(outcome, 1)
      outcomes.set(position, outcome)
    }
    version += 1
  }

  return {
    of: (position) => outcomes.get(position),
    version: () => version,
    titles: () => titles,
    applyOutcomes,
    async save(position, finish) {
      const key = plan.codeRequests[position]?.key ?? ''
      const ended = { position, key, outcome: toOutcome(finish) }
      const before = outcomes.get(position) ?? null
      const saved = await saveAnswer(connectionId, id, ended, before)
      applyOutcomes([ended])
      unsent.push(ended)
      return saved
    },
    takeUnsent() {
      const sent = unsent
      unsent = []
      return sent
    },
  }
}

export type CodesEnvironment = TabEnvironment

/** The state of the job for pages. Its progress counts items, not rows. */
export type CodesView = TabView

type TitleChoice = TitleAnswer['choice']

export type CodesJob = TabJob & {
  readonly connectionId: string
  readonly codesCollection: CollectionOfCodes
  readonly plan: CodesPlan
  /** The number of damaged entries, whose items are requested again. */
  readonly damaged: number
  /** The outcome of the item at a position; undefined before it has one. */
  outcomeOf: (position: number) => ItemOutcome | undefined
  /** The positions of codes that were answered without a name and whose name was not requested yet. */
  nameless: () => number[]
  /**
   * Saves decisions on titles, by position: the index of the accepted candidate, 'none', or null to undo a decision. Then
   * requests the offers of the accepted products, with up to three requests each.
   */
  decide: (choices: ReadonlyMap<number, TitleChoice>) => Promise<void>
  /** Requests the names of these codes, one request each; their other data stays. */
  name: (positions: readonly number[]) => void
}

/** Opens a collection of codes; null if this browser has no such collection. Throws if the database cannot be read. */
export async function openCodesJob(
  connection: Connection,
  id: string,
  environment: CodesEnvironment,
): Promise<CodesJob | null> {
  const connectionId = connection.id
  const read = await readCodes(connectionId, id)
  if (!read) return null
  const { batch: codes, damaged } = read
  const plan = planCodes(readLines(read.lines, codes.settings.as), codes.groups)
  const outcomes = createOutcomes(connectionId, id, plan)
  outcomes.applyOutcomes(read.outcomes)
  const stateOf = (position: number) => outcomes.of(position)?.state ?? 'waiting'
  /** The positions of codes of which only the name is requested. */
  const toName = new Set<number>()
  const namesRequested = new Set<number>()
  const nameless = (position: number) => {
    const outcome = toName.has(position) ? outcomes.of(position) : undefined
    return outcome?.state === 'done' && outcome.answer.kind === 'ean'
      ? { ...outcome, answer: outcome.answer }
      : null
  }

  /** The positions of decided titles whose offers are requested next. */
  const toFollow = new Set<number>()
  const titled = (position: number) => {
    const outcome = outcomes.of(position)
    return outcome?.state === 'done' && outcome.answer.kind === 'title'
      ? { ...outcome, answer: outcome.answer }
      : null
  }

  const job = createTabJob({
    connection,
    name: `catalog-explorer batch ${connectionId} ${id}`,
    at: { kind: 'batch', ids: [id] },
    environment,
    wasRunning: codes.isRunning,
    concurrency: codes.settings.atOnce,
    makeJob: (current, concurrency) =>
      createJob<CodeRequest, ItemAnswer | null>({
        ...environment,
        items: plan.codeRequests,
        initially: stateOf,
        request(item, signal) {
          const { settings } = codes
          const before = nameless(item.position)
          const title = toFollow.has(item.position) ? titled(item.position) : null
          if (title) return followTitle(current(), item, title.answer, settings, signal)
          if (!before) return requestItem(current(), item, settings, signal)
          return nameAnswer(current(), item, before.answer, settings, signal)
        },
        save(position, finish) {
          const before = nameless(position)
          const title = toFollow.has(position) ? titled(position) : null
          toName.delete(position)
          toFollow.delete(position)
          // The decision stays, whatever the outcome for the offers.
          if (title && finish.state !== 'done') {
            const { at, ms, tries } = title
            const value =
              finish.state === 'failed'
                ? { ...title.answer, marketFailure: failureOf(finish.error) }
                : title.answer
            return outcomes.save(position, { at, ms, tries, state: 'done', value })
          }
          if (!before) return outcomes.save(position, finish)
          const { at, ms, tries, answer } = before
          const value = finish.state === 'failed' ? answer : finish.value
          // The time of the answer stays, because its prices were not requested again.
          return outcomes.save(position, { at, ms, tries, state: 'done', value })
        },
        concurrency,
      }),
    known: {
      stateOf,
      version: outcomes.version,
      takeUnsent: outcomes.takeUnsent,
      applyNews: outcomes.applyOutcomes,
      async readAgain() {
        const now = await readCodes(connectionId, id)
        if (now) outcomes.applyOutcomes(now.outcomes)
        return now && { isRunning: now.batch.isRunning }
      },
      saveRunning: (isRunning) => changeCodes(connectionId, id, () => ({ isRunning })),
    },
  })

  let shown: { of: TabView; view: CodesView } | null = null
  /**
   * The job's view. The job counts a title as done as soon as its candidates are there; here, undecided titles are counted
   * separately.
   */
  const view = (): CodesView => {
    const of = job.view()
    if (shown?.of === of) return shown.view
    const { undecided, refused } = outcomes.titles()
    const { done, notFound } = of.progress
    const progress = {
      ...of.progress,
      done: done - undecided - refused,
      notFound: notFound + refused,
      undecided,
    }
    shown = { of, view: undecided + refused === 0 ? of : { ...of, progress } }
    return shown.view
  }

  return {
    ...job,
    view,
    connectionId,
    codesCollection: codes,
    plan,
    damaged,
    outcomeOf: outcomes.of,
    nameless: () =>
      plan.codeRequests.flatMap(({ position, isNamedWithRun }) => {
        const outcome = outcomes.of(position)
        if (outcome?.state !== 'done' || outcome.answer.kind !== 'ean') return []
        const isRequested = namesRequested.has(position) || (codes.settings.names && isNamedWithRun)
        const { title, offers } = outcome.answer
        const mayBeNamed = offers.some(({ productId }) => productId !== null)
        return title === null && mayBeNamed && !isRequested ? [position] : []
      }),
    async decide(choices) {
      for (const [position, choice] of choices) {
        const before = titled(position)
        if (!before) continue
        const { at, ms, tries, answer } = before
        const { marketFailure: _, ...found } = answer
        const value = { ...found, choice, market: null }
        await outcomes.save(position, { at, ms, tries, state: 'done', value })
        toFollow.add(position)
      }
      job.retry([...choices.keys()])
    },
    name(positions) {
      for (const position of positions) {
        toName.add(position)
        namesRequested.add(position)
      }
      job.retry(positions)
    },
  }
}

/** Loads names for codes that neither the file nor the price answer names, first those that the report shows first. */
import type { Connection } from '@/api/connection.ts'
import { getTraits } from '@/api/operations/traits.ts'
import { productIdProblem } from '@/api/productId.ts'
import type { CodeRequest, CodesPlan } from '@/domain/codes/planCodes.ts'
import type { ItemAnswer, ItemOutcome, KnownName } from '@/domain/pricing/itemAnswer.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { requestEach } from './checkAll.ts'
import type { RunStore } from './runStore.ts'

type Priced = Extract<ItemAnswer, { kind: 'ean' }>
type Unnamed = { request: CodeRequest; answer: Priced }

/** The most records of a code that are read to find a title. */
const RECORDS_READ = 3

function unnamedAnswer(codeRequest: CodeRequest, outcome: ItemOutcome | undefined): Unnamed | null {
  if (outcome?.state !== 'done' || outcome.answer.kind !== 'ean') return null
  const { answer } = outcome
  return answer.title === null && !codeRequest.known?.title
    ? { request: codeRequest, answer }
    : null
}

/** `first`: the rows that the report shows first. Each code occurs once. */
export function requestsWithoutName(
  { codeRequests, rows }: CodesPlan,
  outcomes: ReadonlyMap<number, ItemOutcome>,
  first: readonly Pick<WorkRow, 'place'>[],
): Unnamed[] {
  const shown = first.flatMap(({ place }) => rows[place ?? -1]?.request ?? [])
  return [...new Set([...shown, ...codeRequests])].flatMap(
    (codeRequest) => unnamedAnswer(codeRequest, outcomes.get(codeRequest.position)) ?? [],
  )
}

/** The first title among the records; null if no record has a title. Throws the errors of the operation. */
async function nameOfRecords(
  connection: Connection,
  { request: { countries }, answer: { offers } }: Unnamed,
  signal: AbortSignal,
): Promise<KnownName | null> {
  const ids = offers.flatMap(({ productId }) =>
    productId !== null && productIdProblem(productId) === null ? [productId] : [],
  )
  for (const id of ids.slice(0, RECORDS_READ)) {
    const result = await getTraits(connection, { id, countries, mode: 'full' }, { signal })
    const record = result.kind === 'found' ? result.product : null
    const title = record?.title ?? record?.seoTitle ?? null
    if (title !== null) return { title, imageUrl: record?.imageUrl ?? record?.images[0] ?? null }
  }
  return null
}

type Options = Pick<
  Parameters<typeof requestEach>[0],
  'connection' | 'atOnce' | 'onProgress' | 'onWait' | 'patience'
> & {
  unnamed: readonly Unnamed[]
  outcomes: ReadonlyMap<number, ItemOutcome>
  save: RunStore['save']
}

/** Loads the names and stores each with its answer. A row is usable without a name, so failures are ignored. */
export async function loadNames({ unnamed, outcomes, save, ...shared }: Options): Promise<void> {
  await requestEach<Unnamed, KnownName | null>({
    ...shared,
    items: unnamed,
    initially: () => 'waiting',
    request: async (one, signal) => ({
      state: 'done',
      value: await nameOfRecords(shared.connection, one, signal),
    }),
    save: (index, finish) => {
      const importAnswers = unnamed[index]
      const before = importAnswers && outcomes.get(importAnswers.request.position)
      if (!importAnswers || before?.state !== 'done' || finish.state !== 'done' || !finish.value)
        return
      const { title, imageUrl } = finish.value
      const answer = {
        ...importAnswers.answer,
        title,
        imageUrl: importAnswers.answer.imageUrl ?? imageUrl,
      }
      // The time of the answer stays that of its prices.
      save({ key: importAnswers.request.key, outcome: { ...before, answer } })
    },
  })
}

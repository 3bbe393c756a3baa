/** The rows of collections of codes and of picked products: one row per item that the user gave, whatever its result. */
import type { CodesRow } from '@/domain/codes/planCodes.ts'
import { whyNoMarket, whyNoProduct } from '@/domain/codes/titleWords.ts'
import { emptyRow, type ResultRow } from '@/domain/collections/resultRow.ts'
import { entryKey, missingSince, type ListEntry } from '@/domain/picked/productList.ts'
import {
  answeredRecord,
  shownStateOf,
  type ItemAnswer,
  type ItemOutcome,
} from '@/domain/pricing/itemAnswer.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { WithItem, ItemStatus, RowItem } from './rowItem.ts'

export type ItemRow = ResultRow & Required<WithItem>

const STATUS: Record<ReturnType<typeof shownStateOf>, ItemStatus> = {
  done: 'Found',
  'not found': 'Not found',
  failed: 'Failed',
  undecided: 'Undecided',
}

function statusOf(
  { request: codeRequest, repeats }: CodesRow,
  outcome: ItemOutcome | undefined,
): ItemStatus {
  if (codeRequest === null) return 'Can’t be checked'
  if (repeats !== null) return 'Duplicate'
  return outcome === undefined ? 'Queued' : STATUS[shownStateOf(outcome)]
}

function reasonOf({ line, repeats }: CodesRow, outcome: ItemOutcome | undefined): string | null {
  if (repeats !== null) return `Same as row ${formatCount(repeats + 1)}.`
  const { entry, targetProblem } = line
  if (entry.kind === 'invalid') return entry.message
  if (outcome?.state === 'failed') return outcome.failure.says
  if (outcome?.state === 'done' && outcome.answer.kind === 'title') {
    const why = whyNoProduct(outcome.answer) ?? whyNoMarket(outcome.answer)
    if (why !== null) return why
  }
  const note = entry.kind === 'ean' || entry.kind === 'url' ? entry.note : null
  return note ?? targetProblem
}

/** The name and picture of a code: from the input, otherwise from its answer, otherwise from My prices. */
function namesOf(
  { request: codeRequest }: CodesRow,
  answer: ItemAnswer | null,
  own: OwnPrice | null,
) {
  if (codeRequest?.entry.kind !== 'ean') return {}
  const named = answer?.kind === 'ean' ? answer : null
  return {
    title: codeRequest.known?.title ?? named?.title ?? own?.title ?? (own?.note || null),
    imageUrl: named?.imageUrl ?? codeRequest.known?.imageUrl ?? null,
  }
}

/** The codes of an item: for a code, the code in the length that the service knows; for any other item, the codes of its record. */
function eansIn({ request: codeRequest }: CodesRow, answer: ItemAnswer | null): string[] {
  if (answer?.kind === 'ean') return [answer.code]
  return codeRequest?.entry.kind === 'ean'
    ? [codeRequest.entry.code]
    : ((answer && answeredRecord(answer))?.eans ?? [])
}

/**
 * The row of an item in a collection of codes. `outcome` is undefined until the item is checked; `own` is the code’s entry in My
 * prices. The market is added later, by code (`createRowWork`).
 */
export function codesItemRow(
  row: CodesRow,
  outcome: ItemOutcome | undefined,
  own: OwnPrice | null,
): ItemRow {
  const answer = outcome?.state === 'done' ? outcome.answer : null
  const country = row.countries.join()
  const item: RowItem = {
    key: `${row.row}`,
    line: row.line.line,
    given: row.line.text.trim(),
    status: statusOf(row, outcome),
    reason: reasonOf(row, outcome),
    target: row.line.target,
    note: null,
    listPrice: own?.price ?? null,
    cost: own?.cost ?? null,
    firstPrice: null,
    addedAt: null,
  }
  return {
    ...emptyRow(country),
    ...namesOf(row, answer, own),
    ...(answer && answeredRecord(answer)),
    // A row that repeats an earlier one gets no code and so no market, because a product counts once.
    eans: row.repeats === null ? eansIn(row, answer) : [],
    place: row.row,
    item,
  }
}

/**
 * The row of a picked product as the service last returned it; `index` is its place in the collection, from 0. A product that the
 * service no longer finds has no price and no stock.
 */
export function listItemRow(entry: ListEntry, index: number): ItemRow {
  const { id, country, note, seen, first, addedAt } = entry
  const found = seen === null ? 'Queued' : 'Found'
  const isMissing = missingSince(entry) !== null
  const { at: _at, ...known } = seen ?? { at: 0 }
  return {
    ...emptyRow(country),
    ...known,
    ...(isMissing && { offerPrice: null, active: null }),
    productId: id,
    place: index,
    item: {
      key: entryKey(entry),
      line: index + 1,
      given: id,
      status: isMissing ? 'Not found' : found,
      reason: null,
      target: null,
      note: note || null,
      listPrice: null,
      cost: null,
      firstPrice: first?.offerPrice ?? null,
      addedAt,
    },
  }
}

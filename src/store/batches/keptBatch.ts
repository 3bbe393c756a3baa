/** A batch as it is kept: what it is, its lines as given, and one entry for each thing that was asked and answered. */
import * as v from 'valibot'
import { MODES } from '../../catalog/fields/operations.ts'
import {
  OFFER_FIELDS,
  PRODUCT_FIELDS,
  type BatchAnswer,
  type BatchOutcome,
  type BatchSettings,
} from '../../market/batchAnswer.ts'
import { address, count, figure, keptFields, savedViews, text } from '../keptFields.ts'

export const batchSettings = v.object({
  as: v.picklist(['auto', 'ean', 'url', 'id', 'title']),
  atOnce: v.pipe(v.number(), v.integer(), v.minValue(1)),
  mode: v.picklist(MODES),
  names: v.boolean(),
  otherForms: v.boolean(),
  chain: v.boolean(),
}) satisfies v.GenericSchema<BatchSettings>

/** Entries of a batch lie under its id; batches themselves lie under none, so that all can be listed without their rows. */
const place = { connectionId: v.string(), of: v.string() }

/** Epoch milliseconds: when the batch was made, for its rows when they were answered. */
const at = v.number()

const keptBatch = v.object({
  ...place,
  of: v.literal(''),
  /** The batch's id. */
  part: v.string(),
  holds: v.literal('batch'),
  at,
  name: v.string(),
  /** Countries that are asked together; a row of the result for each group. */
  groups: v.array(v.array(v.string())),
  settings: batchSettings,
  /** Whether a tab runs it, or was closed while it did. */
  isRunning: v.boolean(),
  counts: v.object({
    lines: count,
    invalid: count,
    /** Different things to ask; those after it are how these ended so far. */
    asks: count,
    done: count,
    notFound: count,
    failed: count,
    /** Titles that nobody has decided upon; not there where there never was one. */
    undecided: v.exactOptional(count),
  }),
  views: v.exactOptional(savedViews),
  /** Batches that checked the market of further codes of its rows, the latest last. */
  markets: v.exactOptional(v.array(v.string())),
})

export const givenLine = v.object({
  line: count,
  text: v.string(),
  target: v.optional(figure, null),
  targetProblem: v.exactOptional(text),
  known: v.exactOptional(v.object({ title: v.string(), imageUrl: address })),
  further: v.exactOptional(v.array(v.string())),
  isTitle: v.exactOptional(v.boolean()),
})

const keptBatchLines = v.object({
  ...place,
  part: v.literal(-1),
  holds: v.literal('lines'),
  at,
  lines: v.array(givenLine),
})

const offer = v.object(keptFields(OFFER_FIELDS))

const product = v.object({
  ...keptFields(PRODUCT_FIELDS),
  eans: v.optional(v.array(v.string()), () => []),
})

const market = { code: v.string(), offers: v.array(offer) }

const failure = v.object({
  name: v.string(),
  says: v.string(),
  status: v.optional(figure, null),
})

const answer = v.variant('kind', [
  v.object({
    kind: v.literal('ean'),
    ...market,
    echo: v.optional(text, null),
    title: v.optional(text, null),
    imageUrl: v.optional(address, null),
  }),
  v.object({
    kind: v.literal('url'),
    url: v.string(),
    records: v.array(product),
    market: v.optional(v.nullable(v.object(market)), null),
  }),
  v.object({
    kind: v.literal('id'),
    product: v.optional(v.nullable(product), null),
    traits: v.optional(v.array(v.tuple([v.string(), v.string()])), () => []),
  }),
  v.object({
    kind: v.literal('title'),
    candidates: v.array(
      v.object({
        record: product,
        score: v.number(),
        reasons: v.array(v.string()),
        isContradicted: v.exactOptional(v.boolean()),
      }),
    ),
    choice: v.optional(v.nullable(v.union([count, v.literal('none')])), null),
    market: v.optional(v.nullable(v.object(market)), null),
    marketFailure: v.exactOptional(failure),
  }),
]) satisfies v.GenericSchema<unknown, BatchAnswer>

const end = { at, ms: v.number(), tries: count }

export const outcome = v.variant('state', [
  v.object({ ...end, state: v.literal('done'), answer }),
  v.object({ ...end, state: v.literal('not found') }),
  v.object({
    ...end,
    state: v.literal('failed'),
    failure,
  }),
]) satisfies v.GenericSchema<unknown, BatchOutcome>

const keptBatchRow = v.object({
  ...place,
  /** The position of what was asked. */
  part: count,
  holds: v.literal('row'),
  at,
  /** What was asked: an answer counts for nothing else, whatever its position. */
  key: v.string(),
  outcome,
})

/** Every entry of the store, all of them plain JSON; what it gives out has what an older version left out. */
export const keptBatchEntry = v.variant('holds', [keptBatch, keptBatchLines, keptBatchRow])

export type KeptBatch = v.InferOutput<typeof keptBatch>
export type KeptBatchEntry = v.InferOutput<typeof keptBatchEntry>

/** The stored form of a collection of codes: its settings, the codes as the user gave them, and the answers. */
import * as v from 'valibot'
import { MODES } from '@/api/fields/operations.ts'
import {
  OFFER_FIELDS,
  PRODUCT_FIELDS,
  type ItemAnswer,
  type ItemOutcome,
  type CodesSettings,
} from '@/domain/pricing/itemAnswer.ts'
import { address, count, figure, storedFields, text } from '@/storage/storedFields.ts'

export const batchSettings = v.object({
  as: v.picklist(['auto', 'ean', 'url', 'id', 'title']),
  atOnce: v.pipe(v.number(), v.integer(), v.minValue(1)),
  mode: v.picklist(MODES),
  names: v.boolean(),
  otherForms: v.boolean(),
  chain: v.boolean(),
}) satisfies v.GenericSchema<CodesSettings>

export const givenLine = v.object({
  line: count,
  text: v.string(),
  target: v.optional(figure, null),
  targetProblem: v.exactOptional(text),
  known: v.exactOptional(v.object({ title: v.string(), imageUrl: address })),
  further: v.exactOptional(v.array(v.string())),
  isTitle: v.exactOptional(v.boolean()),
})

const offer = v.object(storedFields(OFFER_FIELDS))

const product = v.object({
  ...storedFields(PRODUCT_FIELDS),
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
]) satisfies v.GenericSchema<unknown, ItemAnswer>

/**
 * How checking an item ended: `at` is the time in epoch milliseconds, `ms` the duration of the last try, `tries` the number of
 * tries.
 */
const end = { at: v.number(), ms: v.number(), tries: count }

export const outcome = v.variant('state', [
  v.object({ ...end, state: v.literal('done'), answer }),
  v.object({ ...end, state: v.literal('not found') }),
  v.object({
    ...end,
    state: v.literal('failed'),
    failure,
  }),
]) satisfies v.GenericSchema<unknown, ItemOutcome>

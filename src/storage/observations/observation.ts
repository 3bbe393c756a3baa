/** One thing observed of a service as it is stored: what it was, how often, when, and the latest case in words. */
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

export const storedObservation = v.object({
  /** The service: a connection's id, in the demo with the API variant it speaks. */
  connectionId: v.string(),
  /** The open point of the specification that it belongs to. */
  point: v.string(),
  fact: v.string(),
  value: v.string(),
  /** Holds no key and no answer. */
  example: v.string(),
  count,
  /** Epoch milliseconds. */
  first: v.number(),
  last: v.number(),
})

export type StoredObservation = v.InferOutput<typeof storedObservation>
export type Observation = Omit<StoredObservation, 'connectionId'>

/** The stored form of one observed fact about a service: what, how often, when, and the latest example in words. */
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

export const storedObservation = v.object({
  /** The service: the id of a connection, and in the demo also its API variant. */
  connectionId: v.string(),
  /** The open point of the specification that the fact belongs to. */
  point: v.string(),
  fact: v.string(),
  value: v.string(),
  /** The latest example in words. It contains no API key and no part of an answer. */
  example: v.string(),
  count,
  /** When the fact was first and last observed, in epoch milliseconds. */
  first: v.number(),
  last: v.number(),
})

export type StoredObservation = v.InferOutput<typeof storedObservation>
export type Observation = Omit<StoredObservation, 'connectionId'>

/** The reply side of an API variant: converts the demo's usual answer into the form of another service. */
import type { Operation } from '../../scenarios.ts'
import type { Reply } from '../answer/reply.ts'
import type { Json } from '../scenarios/walk.ts'
import { UNKNOWN, fieldForms } from './fieldForms.ts'
import { type Reading, usualReading } from './reading.ts'
import { isMap, rewriteRecords } from './records.ts'
import { scalarsIn } from './scalars.ts'
import { flagsIn, structureIn } from './structure.ts'

const isUsual = (reading: Reading): boolean =>
  (Object.keys(usualReading) as (keyof Reading)[]) // a Reading has exactly these keys
    .every((axis) => reading[axis] === usualReading[axis])

const withUnknown = ({ unknownFields }: Reading, body: Json): Json =>
  unknownFields === 'everywhere' && isMap(body) ? { ...body, ...Object.fromEntries(UNKNOWN) } : body

/** Order: records, larger shapes, numbers and booleans, and last the fields with a fixed form. */
const answerIn = (reading: Reading, operation: Operation, body: Json): Json => {
  const records = rewriteRecords(operation, body, fieldForms(reading))
  const shaped = withUnknown(reading, structureIn(reading, operation, records))
  return flagsIn(reading, operation, scalarsIn(reading, shaped))
}

/** A refusal has no records; its numbers, booleans and flag are converted as in any answer. */
const refusalIn = (reading: Reading, operation: Operation, body: Json): Json =>
  flagsIn(reading, operation, scalarsIn(reading, withUnknown(reading, body)))

export const applyVariant = (reading: Reading, operation: Operation, reply: Reply): Reply => {
  if (reply.kind === 'text' || reply.kind === 'none' || isUsual(reading)) return reply
  const write = reply.kind === 'answer' ? answerIn : refusalIn
  // the cast: the body becomes JSON text later
  return { ...reply, body: write(reading, operation, reply.body as Json) }
}

/**
 * Reads and writes alerts as one JSON file, for backup or for another person. The file does not contain which matches are
 * snoozed.
 */
import * as v from 'valibot'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { convertScope } from '@/storage/collections/convertEntries.ts'
import { watchRule } from './storedAlerts.ts'

const FORMAT = 'catalog-explorer-rules'
const VERSION = 1

const shape = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  rules: v.array(v.unknown()),
})

const written = v.pick(watchRule, ['isOn', 'scope', 'condition'])

/** The fields of an alert that a file contains. */
export type WrittenRule = Pick<AlertRule, 'isOn' | 'scope' | 'condition'>

export type RulesFileReading =
  /** The alerts of the file; `unread` is the number of alerts that this app version can’t read. */
  | { kind: 'rules'; rules: WrittenRule[]; unread: number }
  /** The file is not a file of alerts; `message` is one sentence for the user. */
  | { kind: 'wrong'; message: string }

/** The content of the file, as an object to be written as JSON. `madeAt` is in epoch milliseconds. */
export function rulesFile(rules: readonly WrittenRule[], madeAt: number) {
  return {
    format: FORMAT,
    version: VERSION,
    madeAt: new Date(madeAt).toISOString(),
    rules: rules.map(({ isOn, scope, condition }) => ({ isOn, scope, condition })),
  }
}

export function readRulesFile(text: string): RulesFileReading {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'wrong', message: 'The file isn’t JSON.' }
  }
  const head = v.safeParse(shape, json)
  if (!head.success) {
    return { kind: 'wrong', message: 'The file has no alerts of this app.' }
  }
  const rules = head.output.rules.flatMap((one): WrittenRule[] => {
    const { scope, ...rest } = Object(one) as { scope?: unknown } // The schema checks the fields below.
    const { success, output } = v.safeParse(written, { ...rest, scope: convertScope(scope) })
    return success ? [output] : []
  })
  return { kind: 'rules', rules, unread: head.output.rules.length - rules.length }
}

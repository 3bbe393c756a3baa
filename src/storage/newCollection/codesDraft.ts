/**
 * Stores the input for the next collection of codes (the draft), per connection. What several tabs add is merged, so that nothing
 * is lost.
 */
import * as v from 'valibot'
import {
  emptyDraft,
  linesAdded,
  withEntries,
  withLines,
  type CodesDraft,
  type DraftFile,
} from '@/domain/codes/codesDraft.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { readAnswers } from '@/domain/import/readAnswers.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { fromBase64, toBase64 } from '@/lib/base64.ts'
import { newId } from '@/lib/newId.ts'
import { entryStore, type SaveResult } from '@/storage/database/entryStore.ts'
import { answersOfChoices, fileOfTable } from './olderDraft.ts'
import { storedDraftPart, type StoredDraftPart } from './storedDraft.ts'

type PartName = StoredDraftPart['part']
type Parts = { [Name in PartName]?: Extract<StoredDraftPart, { part: Name }> }

export type StoredDraft = CodesDraft & {
  /** The settings that the user chose for the next collection of codes; null without a choice. */
  settings: CodesSettings | null
  /** Where the draft is stored: `memory` if any part of it is only in memory. */
  saveState: SaveResult
}

const stored = entryStore('batchDrafts')
const ALL: readonly PartName[] = ['text', 'file', 'table', 'settings']

/** Calls back when the draft of a connection changes, in this tab or another; returns a function that stops it. */
export const onDraft = stored.subscribe

const placesOf = (connectionId: string, names: readonly PartName[]) =>
  names.map((part) => [connectionId, part] as const)

/** Caches the decoded bytes of the last file per connection, so that large files are not decoded at each keystroke. */
const decoded = new Map<string, { id: string; bytes: Uint8Array }>()

/** The parts of the draft by name; a damaged part is absent. */
function usableParts(entries: readonly unknown[]): Parts {
  const usable = entries.flatMap((entry) => {
    const { success, output } = v.safeParse(storedDraftPart, entry)
    return success ? [output] : []
  })
  return Object.fromEntries(usable.map((part) => [part.part, part]))
}

/**
 * Reads these parts of the draft; a part that can’t be read is absent. The bytes of the file are read too if they are not in
 * `decoded`.
 */
async function partsNow(connectionId: string, names: readonly PartName[]): Promise<Parts> {
  const entries = await Promise.all(
    placesOf(connectionId, names).map((place) => stored.read(place).catch(() => null)),
  )
  const parts = usableParts(entries)
  const id = parts.file?.file?.id
  const isRead = id === undefined || decoded.get(connectionId)?.id === id
  return isRead || names.includes('fileBytes')
    ? parts
    : partsNow(connectionId, [...names, 'fileBytes'])
}

/** Replaces parts by the result of `change`, in one transaction; the parts `removed` are deleted. */
async function changeParts(
  connectionId: string,
  names: readonly PartName[],
  change: (now: Parts) => StoredDraftPart[],
  removed: readonly PartName[] = [],
): Promise<SaveResult> {
  const remove = placesOf(connectionId, removed)
  const saved = await stored.update(placesOf(connectionId, names), (now) => ({
    put: change(usableParts(now)),
    remove,
  }))
  stored.notify(connectionId)
  return saved
}

function bytesOf(connectionId: string, id: string, part: Parts['fileBytes']): Uint8Array | null {
  const known = decoded.get(connectionId)
  if (known?.id === id) return known.bytes
  if (part?.id !== id) return null
  try {
    const bytes = fromBase64(part.bytes)
    decoded.set(connectionId, { id, bytes })
    return bytes
  } catch {
    return null
  }
}

/**
 * Whether the rows of a file (`table`) are newer than `file`. This happens only if an earlier app version, which stored rows, was
 * used after this version.
 */
const isTableNewer = ({ table, file }: Parts) =>
  table !== undefined && !(file && file.at >= table.at)

function fileOf(connectionId: string, parts: Parts): DraftFile | null {
  const { table } = parts
  if (table && isTableNewer(parts)) return table.table && fileOfTable(table.table)
  const file = parts.file?.file
  const bytes = file ? bytesOf(connectionId, file.id, parts.fileBytes) : null
  if (!file || bytes === null) return null
  const { name, answers, remembered } = file
  return { name, bytes, answers: readAnswers(answers), remembered }
}

const linesOfText = (text: string) =>
  text.split(/\r?\n/).map((line) => (line === '' ? [] : line.split(/[\t;,|]/)))

function answersOfText({ text, answers, choices }: NonNullable<Parts['text']>): ImportAnswers {
  return answers === undefined ? answersOfChoices(choices, linesOfText(text)) : readAnswers(answers)
}

/** The stored draft; an empty draft if nothing is stored. */
export async function readDraft(connectionId: string): Promise<StoredDraft> {
  const parts = await partsNow(connectionId, ALL)
  const { text, settings } = parts
  return {
    text: text?.text ?? emptyDraft.text,
    answers: text ? answersOfText(text) : emptyDraft.answers,
    file: fileOf(connectionId, parts),
    settings: settings?.settings ?? null,
    saveState: stored.inMemory([connectionId]).length > 0 ? 'memory' : 'stored',
  }
}

const textPart = (connectionId: string, text: string, answers: ImportAnswers): StoredDraftPart => ({
  connectionId,
  part: 'text',
  at: Date.now(),
  text,
  answers,
  choices: {},
})

/**
 * Stores a text that replaces `before`. Lines that other tabs have added to `before` in the meantime are appended to the new
 * text and returned with it.
 */
export async function writeDraftText(
  connectionId: string,
  { before, text, answers }: { before: string; text: string; answers: ImportAnswers },
): Promise<{ text: string; saveState: SaveResult }> {
  let whole = text
  const saveState = await changeParts(connectionId, ['text'], (now) => {
    whole = withLines(text, now.text ? linesAdded(before, now.text.text) : [])
    return [textPart(connectionId, whole, answers)]
  })
  return { text: whole, saveState }
}

/** Replaces the current file of the draft by the result of `change`; null removes the file. */
export function changeDraftFile(
  connectionId: string,
  change: (now: DraftFile | null) => DraftFile | null,
): Promise<SaveResult> {
  const id = newId()
  return changeParts(
    connectionId,
    ['file', 'fileBytes', 'table'],
    (parts) => {
      const now = fileOf(connectionId, parts)
      const next = change(now)
      const common = { connectionId, at: Date.now() }
      if (next === null) {
        decoded.delete(connectionId)
        // Store empty bytes, which has the same effect as deleting the entry.
        return [
          { ...common, part: 'file', file: null },
          { ...common, part: 'fileBytes', id: '', bytes: '' },
        ]
      }
      const { name, bytes, answers, remembered } = next
      const knownId = isTableNewer(parts) ? undefined : parts.file?.file?.id
      const isSame = knownId !== undefined && now?.bytes === bytes
      const file = { id: isSame ? knownId : id, name, answers, remembered }
      const head: StoredDraftPart = { ...common, part: 'file', file }
      if (isSame) return [head]
      decoded.set(connectionId, { id, bytes })
      return [head, { ...common, part: 'fileBytes', id, bytes: toBase64(bytes) }]
    },
    ['table'],
  )
}

/** Replaces the file of the draft; null removes it. */
export function writeDraftFile(connectionId: string, file: DraftFile | null): Promise<SaveResult> {
  return changeDraftFile(connectionId, () => file)
}

/** Stores the settings for the next collection of codes. */
export function writeDraftSettings(
  connectionId: string,
  settings: CodesSettings,
): Promise<SaveResult> {
  return changeParts(connectionId, [], () => [
    { connectionId, part: 'settings', at: Date.now(), settings },
  ])
}

function appendToDraft(
  connectionId: string,
  append: (text: string) => string,
): Promise<SaveResult> {
  return changeParts(connectionId, ['text'], ({ text }) => [
    textPart(connectionId, append(text?.text ?? ''), text ? answersOfText(text) : {}),
  ])
}

/** Appends codes, links or product IDs to the draft. */
export function addToDraft(connectionId: string, lines: readonly string[]): Promise<SaveResult> {
  return appendToDraft(connectionId, (text) => withEntries(text, lines))
}

/** Appends a pasted text to the draft; a file in the draft stays unchanged. */
export function addTextToDraft(connectionId: string, pasted: string): Promise<SaveResult> {
  return appendToDraft(connectionId, (text) => withLines(text, [pasted.replace(/\s+$/, '')]))
}

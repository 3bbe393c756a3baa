/** What stands in the input of the next batch, kept per connection: whoever adds to it, in whichever tab, loses nothing. */
import * as v from 'valibot'
import type { BatchSettings } from '../../market/batchAnswer.ts'
import {
  countLines,
  emptyDraft,
  linesAdded,
  withEntries,
  withLines,
  type BatchDraft,
  type DraftTable,
  type TableChoices,
} from '../../model/batch/batchDraft.ts'
import { database } from '../database/database.ts'
import { isWritten } from '../database/isWritten.ts'
import { dropEntry, heldUnder, holdEntry } from '../database/keptMemory.ts'
import { tabMessages } from '../database/tabMessages.ts'
import { keptDraftPart, type KeptDraftPart } from './keptDraft.ts'

type Part = KeptDraftPart['part']
/** `memory`: for as long as the page lives. */
export type DraftKeeping = 'stored' | 'memory'
export type KeptDraft = BatchDraft & {
  /** How the next batch asks; null where nothing was chosen. */
  settings: BatchSettings | null
  /** `memory` where any of it is only held. */
  keeping: DraftKeeping
}

const STORE = 'batchDrafts'
const PARTS: readonly Part[] = ['text', 'table', 'settings']
const messages = tabMessages('batch draft')

const isPart = (entry: unknown): entry is KeptDraftPart => v.is(keptDraftPart, entry)

/** Calls back when the draft of a connection was changed, in this tab or another; returns the way to stop. */
export function onDraft(connectionId: string, listener: () => void): () => void {
  return messages.on((changed) => {
    if (changed === connectionId) listener()
  })
}

const heldPart = (connectionId: string, part: Part) => heldUnder(STORE, { connectionId, part })

/** What memory holds is newer than what is stored; a damaged part counts as none. */
async function readPart(connectionId: string, part: Part): Promise<KeptDraftPart | null> {
  const held = heldPart(connectionId, part)
  const db = held === undefined ? await database() : null
  const found = held ?? (await db?.get(STORE, [connectionId, part]).catch(() => undefined))
  return isPart(found) ? found : null
}

/** Makes a part out of what it is now. */
async function changePart(
  connectionId: string,
  part: Part,
  change: (now: KeptDraftPart | null) => KeptDraftPart,
): Promise<{ kept: KeptDraftPart; keeping: DraftKeeping }> {
  let kept = change(null)
  const stored = await isWritten(STORE, async (store) => {
    const now: unknown = heldPart(connectionId, part) ?? (await store.get([connectionId, part]))
    kept = change(isPart(now) ? now : null)
    await store.put(kept)
  })
  if (stored) dropEntry(STORE, kept)
  else {
    const now = await readPart(connectionId, part)
    // Looked at once more: while this one waited, another may have changed it.
    const held = heldPart(connectionId, part)
    kept = change(isPart(held) ? held : now)
    holdEntry(STORE, kept)
  }
  messages.tell(connectionId)
  return { kept, keeping: stored ? 'stored' : 'memory' }
}

/** The draft as it is kept; an empty one where there is none. */
export async function readDraft(connectionId: string): Promise<KeptDraft> {
  const [text, table, settings] = await Promise.all([
    readPart(connectionId, 'text'),
    readPart(connectionId, 'table'),
    readPart(connectionId, 'settings'),
  ])
  return {
    text: text?.part === 'text' ? text.text : emptyDraft.text,
    choices: text?.part === 'text' ? text.choices : emptyDraft.choices,
    table: table?.part === 'table' ? table.table : null,
    settings: settings?.part === 'settings' ? settings.settings : null,
    keeping: PARTS.some((part) => heldPart(connectionId, part)) ? 'memory' : 'stored',
  }
}

/**
 * Keeps a text in place of `before`. Lines that others have added to `before` in the meantime are put after the new
 * text, and returned with it.
 */
export async function writeDraftText(
  connectionId: string,
  { before, text, choices }: { before: string; text: string; choices: TableChoices },
): Promise<{ text: string; keeping: DraftKeeping }> {
  const { kept, keeping } = await changePart(connectionId, 'text', (now) => {
    const added = now?.part === 'text' ? linesAdded(before, now.text) : []
    const whole = withLines(text, added)
    return { connectionId, part: 'text', at: Date.now(), text: whole, choices }
  })
  return { text: kept.part === 'text' ? kept.text : text, keeping }
}

/** Keeps what is made of the table of a file that there is; null for none. */
export async function changeDraftTable(
  connectionId: string,
  change: (now: DraftTable | null) => DraftTable | null,
): Promise<DraftKeeping> {
  const { keeping } = await changePart(connectionId, 'table', (now) => ({
    connectionId,
    part: 'table',
    at: Date.now(),
    table: change(now?.part === 'table' ? now.table : null),
  }))
  return keeping
}

/** Keeps the table of a file in place of the one before; null for none. */
export function writeDraftTable(
  connectionId: string,
  table: DraftTable | null,
): Promise<DraftKeeping> {
  return changeDraftTable(connectionId, () => table)
}

/** Keeps how the next batch asks. */
export async function writeDraftSettings(
  connectionId: string,
  settings: BatchSettings,
): Promise<DraftKeeping> {
  const { keeping } = await changePart(connectionId, 'settings', () => ({
    connectionId,
    part: 'settings',
    at: Date.now(),
    settings,
  }))
  return keeping
}

async function appendToDraft(
  connectionId: string,
  append: (text: string) => string,
): Promise<DraftKeeping> {
  const { keeping } = await changePart(connectionId, 'text', (now) => ({
    connectionId,
    part: 'text',
    at: Date.now(),
    text: append(now?.part === 'text' ? now.text : ''),
    choices: now?.part === 'text' ? now.choices : {},
  }))
  return keeping
}

/** Puts codes, URLs or ids at the end of the draft. */
export function addToDraft(connectionId: string, lines: readonly string[]): Promise<DraftKeeping> {
  return appendToDraft(connectionId, (text) => withEntries(text, lines))
}

/** How many lines the draft has. */
export async function countDraft(connectionId: string): Promise<number> {
  const draft = await readDraft(connectionId)
  return countLines(draft, draft.settings?.as ?? 'auto')
}

/** Puts a pasted text at the end of the draft, a table as it is. */
export function addTextToDraft(connectionId: string, pasted: string): Promise<DraftKeeping> {
  return appendToDraft(connectionId, (text) => withLines(text, [pasted.replace(/\s+$/, '')]))
}

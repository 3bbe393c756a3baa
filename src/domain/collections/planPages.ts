/** Derives the remaining pages of a search from the pages received, and notes how the service deviates from the requests. */
import { MAX_VERSION_ROWS, type LoadNote, type Version } from './collection.ts'

/** The facts about an answer for a page. Rows are counted as the service gave them, before duplicates are removed. */
export type PageFacts = {
  /** The number of rows per page, as the service gives them. */
  pageSize: number
  received: number
  numFound: number | null
  shuffled: boolean | null
  /** Whether this is known to be the last page. */
  isEnd: boolean
}

type Plan = Pick<Version, 'promised' | 'notes'> & { asks: number }

/** Replaces the note of the same kind, or appends it. */
export function withNote(notes: readonly LoadNote[], note: LoadNote): LoadNote[] {
  const isKnown = notes.some(({ kind }) => kind === note.kind)
  return isKnown ? notes.map((one) => (one.kind === note.kind ? note : one)) : [...notes, note]
}

export function noteOf<Kind extends LoadNote['kind']>(
  notes: readonly LoadNote[],
  kind: Kind,
): Extract<LoadNote, { kind: Kind }> | undefined {
  return notes.find((note): note is Extract<LoadNote, { kind: Kind }> => note.kind === kind)
}

/**
 * The number of rows per page from the second page on: as many as the first page had, if that differs from the requested number.
 */
export function pageSizeOf({ notes, settings }: Pick<Version, 'notes' | 'settings'>): number {
  return noteOf(notes, 'limit clamped')?.given ?? settings.pageSize
}

/** The number of rows found, from the latest answer; null if the service never gave it. */
function totalOf({ notes, promised }: Pick<Version, 'notes' | 'promised'>): number | null {
  return noteOf(notes, 'total changed')?.to ?? promised
}

/** The number of pages for these rows; at least one, because only an answer shows that there are no rows. */
const pagesOf = (rows: number, size: number) => Math.max(1, Math.ceil(rows / size))

export const withoutNote = (notes: readonly LoadNote[], kind: LoadNote['kind']) =>
  notes.filter((note) => note.kind !== kind)

const mostOf = ({ settings }: Pick<Version, 'settings'>) =>
  Math.min(settings.most, MAX_VERSION_ROWS)

/**
 * The plan after page `part` (from 0) was answered. Pages are only added to the plan, never removed; a page past the end is
 * recognized by its answer.
 */
export function planAfterPage(version: Version, part: number, page: PageFacts): Plan {
  const { settings, counts } = version
  const most = mostOf(version)
  let { notes, promised } = version
  if (part === 0 && page.pageSize !== settings.pageSize) {
    const clamped = { asked: settings.pageSize, given: page.pageSize }
    notes = withNote(notes, { kind: 'limit clamped', ...clamped })
  }
  if (page.shuffled === true) notes = withNote(notes, { kind: 'shuffled' })
  const size = pageSizeOf({ notes, settings })
  const found = page.numFound ?? totalOf(version)
  if (found === null) {
    if (part * size + page.received >= most) notes = withNote(notes, { kind: 'cut', found })
    const requests = Math.min(part + (page.isEnd ? 1 : 2), pagesOf(most, size))
    return { notes, promised, asks: Math.max(counts.asks, requests) }
  }
  notes = found > most ? withNote(notes, { kind: 'cut', found }) : withoutNote(notes, 'cut')
  promised ??= found
  // The note stays once the total has changed: rows that shifted in between are missing even if the first total returns.
  if (page.numFound !== null && found !== promised) {
    notes = withNote(notes, { kind: 'total changed', from: promised, to: found })
  }
  return {
    notes,
    promised,
    asks: Math.max(counts.asks, pagesOf(Math.min(found, most), size)),
  }
}

/** The number of rows that may still be added until the maximum. */
export function remainingCapacity(version: Pick<Version, 'counts' | 'settings'>): number {
  return Math.max(mostOf(version) - version.counts.rows, 0)
}

/** The number of rows that should be loaded in the end; 0 if the total is unknown. */
export function dueOf(version: Pick<Version, 'notes' | 'promised' | 'settings'>): number {
  return Math.min(totalOf(version) ?? 0, mostOf(version))
}

/** The notes once all pages are answered; a note is added if fewer rows came than were found. */
export function notesAtEnd(version: Version): LoadNote[] {
  const { asks: requests, done, notFound, rows, duplicates } = version.counts
  const notes = withoutNote(version.notes, 'fell short')
  const due = dueOf(version)
  const isShort = done + notFound >= requests && rows + duplicates < due
  // If all pages gave the same rows, their number says nothing about the total.
  return isShort && !noteOf(notes, 'index ignored')
    ? withNote(notes, { kind: 'fell short', due })
    : notes
}

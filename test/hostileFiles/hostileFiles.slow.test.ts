import { expect, it } from 'vitest'
import { catalogPreview, readCatalog } from '@/features/import/catalog/readCatalog.ts'
import { usualContext } from '@/features/import/readImport.ts'
import { fileSource, RefusedFile } from '@/features/import/source.ts'
import { importSession } from '@/features/import/worker/importSession.ts'
import { readBackupFile } from '@/jobs/workers/readBackupFile.ts'
import { backups } from './backups.ts'
import { feeds } from './feeds.ts'
import type { HostileFile } from './hostileFile.ts'
import { tables } from './tables.ts'
import { workbooks } from './workbooks.ts'

/** A journey reads the large ones in a browser. */
const small = (files: readonly HostileFile[]) => files.filter(({ isLarge = false }) => !isLarge)

it.each([...small(workbooks), ...small(tables)])(
  'a table as $kind with $is gives rows or a message',
  async ({ name, make, ends }) => {
    const session = importSession({ kind: 'file', file: new File([make()], name) })
    const read = await session.read({ task: 'prices', answers: {}, context: usualContext })
    session.close()
    const outcomeText = read.kind === 'read' ? 'read' : read.message
    expect(outcomeText).toMatch(ends)
    if (read.kind === 'refused') expect(outcomeText).toMatch(/^codes\.\w+ .+\.$/)
  },
)

/** What the user sees of a feed: the reason of a refusal, or of missing rows. */
async function outcomeOf(file: File): Promise<string> {
  const source = fileSource(file)
  const context = { ...usualContext, country: 'us', merchant: 'northgate' }
  const preview = await catalogPreview(source, {}, context)
  if (preview.kind === 'refused') return preview.message
  const outcome = new Set<string>()
  try {
    for await (const piece of readCatalog(source, {}, context)) {
      if (piece.kind === 'end') outcome.add(piece.cutBecause ?? 'whole')
      else if (piece.records !== '') outcome.add('read')
      for (const { message } of piece.kind === 'records' ? piece.problems.slice(0, 1) : [])
        outcome.add(message)
    }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    outcome.add(`${file.name} ${error.message}`)
  }
  return [...outcome].join(' / ')
}

it.each(small(feeds))(
  'a feed as $kind with $is gives rows or a message',
  async ({ name, make, ends }) => {
    const outcomeText = await outcomeOf(new File([make()], name))
    expect(outcomeText).toMatch(ends)
    expect(outcomeText).not.toBe('')
  },
)

it.each(backups)(
  'a $kind with $is is read or rejected with the reason',
  async ({ name, make, ends }) => {
    const reading = await readBackupFile(new File([make()], name))
    expect(reading.kind === 'ok' ? 'read' : reading.message).toMatch(ends)
  },
)

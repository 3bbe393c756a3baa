import { expect, it } from 'vitest'
import { BrokenArchive, sourceOfFile } from '../../../mocks/own/file/feedSource.ts'
import { importFeed } from '../../../mocks/own/importFeed.ts'
import { previewFeed } from '../../../mocks/own/previewFeed.ts'
import { readBackupFile } from '../../work/workers/readBackupFile.ts'
import { readTableFile } from '../../work/workers/readTableFile.ts'
import { backups } from './backups.ts'
import { feeds } from './feeds.ts'
import type { HostileFile } from './hostileFile.ts'
import { tables } from './tables.ts'
import { workbooks } from './workbooks.ts'

/** The others are read in a browser, by a journey. */
const small = (files: readonly HostileFile[]) => files.filter(({ isLarge = false }) => !isLarge)

it.each([...small(workbooks), ...small(tables)])(
  'a table as $kind with $is ends with rows or a sentence',
  async ({ name, make, ends }) => {
    const read = await readTableFile(new File([make()], name))
    const said = read.kind === 'table' ? 'read' : read.says
    expect(said).toMatch(ends)
    if (read.kind === 'refused') expect(said).toMatch(/^codes\.\w+ .+\.$/)
  },
)

/** What is said of a feed and of its import, in the order in which it is said. */
async function saidOfFeed(file: File): Promise<string> {
  const source = sourceOfFile(file)
  try {
    const { reading, problem } = await previewFeed(source)
    const { rows, cutBecause, problems } = await importFeed(
      source,
      { ...reading, country: 'us', merchant: 'northgate' },
      { keep: async () => {}, goesOn: async () => true },
    )
    const first = problems[0]?.says ?? null
    const said = [rows > 0 ? 'read' : null, problem, cutBecause, first]
    return said.filter((one) => one !== null).join(' / ')
  } catch (error) {
    if (error instanceof BrokenArchive) return error.message
    throw error
  }
}

it.each(small(feeds))(
  'a feed as $kind with $is ends with rows or a sentence',
  async ({ name, make, ends }) => {
    const said = await saidOfFeed(new File([make()], name))
    expect(said).toMatch(ends)
    expect(said).not.toBe('')
  },
)

it.each(backups)(
  'a $kind with $is is read or refused with its reason',
  async ({ name, make, ends }) => {
    const reading = await readBackupFile(new File([make()], name))
    expect(reading.kind === 'ok' ? 'read' : reading.says).toMatch(ends)
  },
)

import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { readImport, usualContext } from '@/features/import/readImport.ts'
import { bytesSource, textSource } from '@/features/import/source.ts'
import { holdEntry, replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { readDraft, writeDraftFile, writeDraftText } from './codesDraft.ts'
import { answersOfChoices, fileOfTable } from './olderDraft.ts'
import { storedDraftPart } from './storedDraft.ts'

/** Written by the November 2026 app: a text and a workbook for `demo`, a text file for `proxy`. */
const stored = JSON.parse(
  readFileSync(
    path.resolve(import.meta.dirname, '../../../test/stored/batchDraftsOfNovember2026.json'),
    'utf8',
  ),
) as unknown[]

beforeEach(() => {
  for (const entry of stored) holdEntry('batchDrafts', entry)
})
afterEach(() => replaceEntriesInMemory('batchDrafts', []))

async function linesOf(file: DraftFile) {
  const source = bytesSource(file.name, file.bytes)
  const reading = await readImport(source, 'codes', file.answers, usualContext)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading.rows.map(({ line, text, title, target }) => [line, text, title, target])
}

async function targetsOf(text: string, answers: ImportAnswers) {
  const reading = await readImport(textSource('', text), 'codes', answers, usualContext)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading.rows.map((row) => [row.line, row.text, row.target])
}

const stock = async () => {
  const { file } = await readDraft('demo')
  if (file === null) throw new Error('There is no file.')
  return file
}

describe('a draft of an earlier version', () => {
  it('consists of valid entries of the store', () => {
    expect(stored).toHaveLength(4)
    for (const entry of stored) expect(v.is(storedDraftPart, entry)).toBe(true)
  })

  it('still has its text, its settings and the choice of columns', async () => {
    const { text, answers, settings } = await readDraft('demo')
    expect(settings).toMatchObject({ atOnce: 8 })
    expect(answers).toEqual({ heading: 1, columns: { code: 1, target: 2 } })
    expect(await targetsOf(text, answers)).toEqual([
      [2, '2049811763054', 12.5],
      [3, '2049811921430', 9],
      [4, 'https://shop.example/p,1;a', null],
    ])
  })

  it('has the rows of the chosen sheet, each with its line number', async () => {
    const file = await stock()
    expect(file.name).toBe('stock.xlsx')
    expect(await linesOf(file)).toEqual([
      [2, '2049811842247', 'Shirt; "Oxford", red', null],
      [4, '2049811921430', 'Hat', null],
    ])
  })

  it('has the original text of a file, and its chosen separator', async () => {
    const { file } = await readDraft('proxy')
    if (file === null) throw new Error('There is no file.')
    expect(new TextDecoder().decode(file.bytes)).toBe(
      '2049811842247|Shirt, red|12,50\n\n2049812000622|Größe, blue|9,00\n',
    )
    expect(file.answers).toEqual({
      delimiter: '|',
      heading: 'none',
      columns: { code: 0, price: null, target: null },
    })
    const lines = await linesOf(file)
    expect(lines.map(([line, text]) => [line, text])).toEqual([
      [1, '2049811842247'],
      [3, '2049812000622'],
    ])
  })

  it('retains its file when import settings change, and can remove it', async () => {
    await writeDraftFile('demo', {
      ...(await stock()),
      answers: { delimiter: ',', heading: 'none' },
    })
    expect((await stock()).answers).toEqual({ delimiter: ',', heading: 'none' })
    expect(await linesOf(await stock())).toHaveLength(3)
    await writeDraftFile('demo', null)
    expect((await readDraft('demo')).file).toBeNull()
  })

  it('can be changed and read again', async () => {
    const { text } = await readDraft('demo')
    await writeDraftText('demo', { before: text, text: 'x', answers: { heading: 1 } })
    expect(await readDraft('demo')).toMatchObject({ text: 'x', answers: { heading: 1 } })
  })
})

describe('an earlier version’s choice of columns', () => {
  const rows = [['Stock of May'], ['Name', 'EAN', 'Price'], ['Hat', '1', '2']]

  it.each([
    [{}, {}],
    [{ separator: '' }, { delimiter: 'none' }],
    [
      { separator: '\t', code: 2 },
      { delimiter: '\t', columns: { code: 2 } },
    ],
    [{ price: 0 }, { columns: { target: 0 } }],
    [{ price: null }, { columns: { price: null, target: null } }],
    [{ hasHeading: true }, { heading: 2 }],
    [{ hasHeading: false }, { heading: 'none' }],
    [{ code: -1 }, {}],
    ['damaged', {}],
  ])('is converted to import settings: %j', (choices, answers) => {
    expect(answersOfChoices(choices, rows)).toEqual(answers)
  })

  it('is empty for a table without rows', () => {
    expect(answersOfChoices({ hasHeading: true }, [])).toEqual({})
    const table = { name: 'a.csv', sheets: [], sheet: 0, choices: {} }
    expect(fileOfTable(table).bytes).toHaveLength(0)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { writeDraftFile, writeDraftText } from '@/storage/newCollection/codesDraft.ts'
import { countDraft } from './countDraft.ts'

const A = '2049811842247'
const B = '2049811921430'

const write = (text: string, answers = {}) => writeDraftText('demo', { before: '', text, answers })
const fileOf = (text: string) => ({
  name: 'stock.csv',
  bytes: new TextEncoder().encode(text),
  answers: {},
  remembered: null,
})

afterEach(() => replaceEntriesInMemory('batchDrafts', []))

describe('the lines of the new collection', () => {
  it('count as 0 at first, and for blank text', async () => {
    expect(await countDraft('demo')).toBe(0)
    await write(' \n')
    expect(await countDraft('demo')).toBe(0)
  })

  it('include those of the file and of the text, without headings', async () => {
    await write(`EAN;Name\n${A};Shirt\n${B};Hat\nhttps://shop.example/p,1\n`)
    await writeDraftFile('demo', fileOf(`EAN\n${A}\n`))
    expect(await countDraft('demo')).toBe(4)
  })

  it('follow the user’s answers about the text', async () => {
    await write(`EAN;Name\n${A};Shirt\n${B};Hat\n`, { heading: 2 })
    expect(await countDraft('demo')).toBe(1)
  })

  it('can’t be counted where the file can’t be read', async () => {
    await writeDraftFile('demo', fileOf(''))
    await expect(countDraft('demo')).rejects.toThrow('stock.csv is empty.')
  })
})

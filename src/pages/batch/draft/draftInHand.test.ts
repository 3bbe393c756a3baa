import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultBatchSettings } from '../../../market/batchAnswer.ts'
import { addToDraft, readDraft } from '../../../store/batches/batchDraft.ts'
import { deleteKept } from '../../../store/database/kept.ts'
import { openDraft } from './draftInHand.ts'

const stops: (() => void)[] = []

/** One page that shows the draft. */
async function page() {
  const draft = openDraft('demo')
  stops.push(draft.subscribe(() => {}))
  await expect.poll(() => draft.view().isRead).toBe(true)
  return draft
}
const kept = async () => (await readDraft('demo')).text

beforeEach(async () => {
  vi.stubGlobal('localStorage', { length: 0, key: () => null })
  await deleteKept(['batchDrafts'])
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('a draft in hand', () => {
  it('shows each change at once and keeps the last one', async () => {
    const draft = await page()
    for (const text of ['1', '12', '123', '1234']) {
      draft.setText(text)
      expect(draft.view().text).toBe(text)
    }
    await expect.poll(() => kept()).toBe('1234')
  })

  it('takes in what others add, also while it is being changed', async () => {
    const draft = await page()
    draft.setText('kept before')
    await expect.poll(() => kept()).toBe('kept before')
    draft.setText('a')
    const adding = [addToDraft('demo', ['x'])]
    draft.setText('ab')
    adding.push(addToDraft('demo', ['y']))
    draft.setText('abc')
    const shown: string[] = []
    stops.push(draft.subscribe(() => shown.push(draft.view().text)))
    await Promise.all(adding)
    await expect.poll(async () => draft.view().text === (await kept())).toBe(true)
    const lines = draft.view().text.trim().split('\n')
    expect(lines[0]).toBe('abc')
    expect(lines.slice(1).toSorted()).toEqual(['x', 'y'])
    expect(shown.filter((text) => !text.startsWith('abc'))).toEqual([])
  })

  it('says where what was added before ends with the page', async () => {
    await addToDraft('demo', ['x'])
    const draft = await page()
    expect(draft.view().keeping).toBe('memory')
  })

  it('is the same on two pages', async () => {
    const [one, other] = [await page(), await page()]
    one.setText('1\n')
    await expect.poll(() => other.view().text).toBe('1\n')
    other.setText('1\n2\n')
    one.setSettings({ ...defaultBatchSettings, atOnce: 8 })
    await expect.poll(() => one.view().text).toBe('1\n2\n')
    await expect.poll(() => other.view().settings?.atOnce).toBe(8)
  })

  it('gives up what was started, and nothing that came since', async () => {
    const table = { name: 'a.csv', sheets: [{ name: '', rows: [['1']] }], sheet: 0, choices: {} }
    const draft = await page()
    draft.setText('a\nb\n')
    draft.setTable(table)
    const started = { ...draft.view() }
    await addToDraft('demo', ['x'])
    await expect.poll(() => draft.view().text).toBe('a\nb\nx\n')
    draft.setText('a\nb\nx\ny')
    draft.takeOut(started)
    await expect.poll(async () => (await readDraft('demo')).table).toBeNull()
    await expect.poll(() => kept()).toBe('x\ny')
    const other = { ...table, sheets: [{ name: '', rows: [['2']] }] }
    draft.setTable(other)
    draft.takeOut(started)
    await expect.poll(async () => (await readDraft('demo')).table).toEqual(other)
    expect(draft.view()).toMatchObject({ text: 'x\ny', table: other })
  })

  it('brings back what was cleared before what came since, with its columns', async () => {
    const table = { name: 'a.csv', sheets: [], sheet: 0, choices: { code: 1 } }
    const draft = await page()
    const gone = { text: 'a;b', choices: { code: 1 }, table }
    draft.setText('c;d')
    draft.bringBack(gone)
    expect(draft.view()).toMatchObject({ ...gone, text: 'a;b\nc;d\n' })
    const other = { ...table, name: 'b.csv' }
    draft.setTable(other)
    draft.bringBack(gone)
    expect(draft.view().table).toEqual(other)
  })

  it('keeps what was said of the columns while a text keeps them', async () => {
    const draft = await page()
    draft.setText('a;b\nc;d', { code: 1 })
    draft.setText('a;b\nc;d\n2')
    draft.setText('a;b\nc;d\n2;f')
    expect(draft.view().choices).toEqual({ code: 1 })
    draft.setText('a;b;c\nc;d;e')
    expect(draft.view().choices).toEqual({})
  })

  it('forgets what was said of the columns of another text', async () => {
    const draft = await page()
    draft.setText('a;b', { code: 1 })
    await expect.poll(async () => (await readDraft('demo')).choices).toEqual({ code: 1 })
    draft.setText('c')
    await expect.poll(async () => (await readDraft('demo')).choices).toEqual({})
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { addToDraft, readDraft } from '@/storage/newCollection/codesDraft.ts'
import { openDraft } from './activeDraft.ts'

const stops: (() => void)[] = []

/** A subscriber, like a page that shows the draft. */
async function page() {
  const draft = openDraft('demo')
  stops.push(draft.subscribe(() => {}))
  await expect.poll(() => draft.view().isRead).toBe(true)
  return draft
}
const stored = async () => (await readDraft('demo')).text

beforeEach(async () => {
  vi.stubGlobal('localStorage', { length: 0, key: () => null })
  await deleteStored(['batchDrafts'])
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const fileOf = (text: string, name = 'a.csv') => ({
  name,
  bytes: new TextEncoder().encode(text),
  answers: {},
  remembered: null,
})

describe('a draft whose page is open', () => {
  it('shows each change at once and stores the last one', async () => {
    const draft = await page()
    for (const text of ['1', '12', '123', '1234']) {
      draft.setText(text)
      expect(draft.view().text).toBe(text)
    }
    await expect.poll(() => stored()).toBe('1234')
  })

  it('includes what other pages add, also while it is being edited', async () => {
    const draft = await page()
    draft.setText('stored before')
    await expect.poll(() => stored()).toBe('stored before')
    draft.setText('a')
    const adding = [addToDraft('demo', ['x'])]
    draft.setText('ab')
    adding.push(addToDraft('demo', ['y']))
    draft.setText('abc')
    const shown: string[] = []
    stops.push(draft.subscribe(() => shown.push(draft.view().text)))
    await Promise.all(adding)
    await expect.poll(async () => draft.view().text === (await stored())).toBe(true)
    const lines = draft.view().text.trim().split('\n')
    expect(lines[0]).toBe('abc')
    expect(lines.slice(1).toSorted()).toEqual(['x', 'y'])
    expect(shown.filter((text) => !text.startsWith('abc'))).toEqual([])
  })

  it('says that products added earlier are lost when the page closes', async () => {
    await addToDraft('demo', ['x'])
    const draft = await page()
    expect(draft.view().saveState).toBe('memory')
  })

  it('is the same on two pages', async () => {
    const [one, other] = [await page(), await page()]
    one.setText('1\n')
    await expect.poll(() => other.view().text).toBe('1\n')
    other.setText('1\n2\n')
    one.setSettings({ ...defaultCodesSettings, atOnce: 8 })
    await expect.poll(() => one.view().text).toBe('1\n2\n')
    await expect.poll(() => other.view().settings?.atOnce).toBe(8)
  })

  it('drops the input that was started, but nothing added since', async () => {
    const file = fileOf('1')
    const draft = await page()
    draft.setText('a\nb\n')
    draft.setFile(file)
    const started = { ...draft.view() }
    await addToDraft('demo', ['x'])
    await expect.poll(() => draft.view().text).toBe('a\nb\nx\n')
    draft.setText('a\nb\nx\ny')
    draft.remove(started)
    await expect.poll(async () => (await readDraft('demo')).file).toBeNull()
    await expect.poll(() => stored()).toBe('x\ny')
    const other = fileOf('2')
    draft.setFile(other)
    draft.remove(started)
    await expect.poll(async () => (await readDraft('demo')).file).toEqual(other)
    expect(draft.view()).toMatchObject({ text: 'x\ny', file: other })
  })

  it('puts cleared text back above newer text, with its answers', async () => {
    const draft = await page()
    const answers = { columns: { code: 1 } }
    const removed = { text: 'a;b', answers, file: { ...fileOf('1'), answers } }
    draft.setText('c;d')
    draft.restore(removed)
    expect(draft.view()).toMatchObject({ ...removed, text: 'a;b\nc;d\n' })
    const other = fileOf('2', 'b.csv')
    draft.setFile(other)
    draft.restore(removed)
    expect(draft.view().file).toEqual(other)
  })

  it('keeps the same file and answers after saving, so that they are read once', async () => {
    const draft = await page()
    draft.setFile({ ...fileOf('1'), answers: { replies: { codes: 'leave out' }, sheet: 'A' } })
    draft.setText('a;b', { replies: { 'price use': 'target' }, columns: { code: 1 } })
    const { file, answers } = draft.view()
    await expect.poll(() => stored()).toBe('a;b')
    await addToDraft('demo', ['x'])
    await expect.poll(() => draft.view().text).toBe('a;b\nx\n')
    expect(draft.view().file).toBe(file)
    expect(draft.view().answers).toBe(answers)
  })

  it('keeps the answers while a text is edited, and drops them with another text', async () => {
    const draft = await page()
    const answers = { columns: { code: 1 } }
    draft.setText('a;b\nc;d', answers)
    draft.setText('a;b\nc;d\n2;f')
    expect(draft.view().answers).toEqual(answers)
    await expect.poll(async () => (await readDraft('demo')).answers).toEqual(answers)
    draft.setText('a;b;c\nc;d;e')
    expect(draft.view().answers).toEqual({})
    await expect.poll(async () => (await readDraft('demo')).answers).toEqual({})
  })
})

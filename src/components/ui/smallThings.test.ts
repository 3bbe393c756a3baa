import { describe, expect, it, vi } from 'vitest'
import { isShown } from './browser/isShown.ts'
import { copyText } from './buttons/copyText.ts'
import { classes } from './styles/classes.ts'

describe('isShown', () => {
  it.each([
    ['a word', true],
    ['', false],
    [0, true],
    [1, true],
    [null, false],
    [undefined, false],
    [false, false],
  ])('returns for %j: %j', (node, shown) => {
    expect(isShown(node)).toBe(shown)
  })
})

describe('class names', () => {
  it('are joined, without empty ones', () => {
    expect(classes('a', undefined, 'b', false, null, '', 'c')).toBe('a b c')
    expect(classes()).toBe('')
  })
})

describe('a text for the clipboard', () => {
  it('is written once it is loaded when the browser accepts no promise', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    vi.stubGlobal('ClipboardItem', undefined)
    await copyText(Promise.resolve('rows'))
    expect(writeText.mock.calls).toEqual([['rows']])
  })

  it('is passed as a promise when the browser accepts one', async () => {
    const writtenItems: Record<string, Promise<Blob>>[] = []
    const write = vi.fn<(items: object[]) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { write } })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly item: Record<string, Promise<Blob>>

        constructor(item: Record<string, Promise<Blob>>) {
          this.item = item
          writtenItems.push(item)
        }
      },
    )
    await copyText(Promise.resolve('rows'))
    const blob = await writtenItems[0]?.['text/plain']
    expect([await blob?.text(), blob?.type]).toEqual(['rows', 'text/plain'])
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRejectedValue(new Error('refused'))
    await expect(copyText(Promise.resolve('rows'))).rejects.toThrow('refused')
    await expect(copyText(Promise.reject(new Error('no rows')))).rejects.toThrow('no rows')
  })
})

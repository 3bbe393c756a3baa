import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePagePaste } from './usePagePaste.ts'

const onText = vi.fn<(text: string) => void>()
const onFile = vi.fn<(file: File) => void>()

function Page() {
  usePagePaste({ onText, onFile })
  return (
    <>
      <p>Text</p>
      <input aria-label="Field" />
    </>
  )
}

const paste = (to: HTMLElement, text: string, files: File[] = []) =>
  fireEvent.paste(to, { clipboardData: { getData: () => text, files } })

beforeEach(() => {
  onText.mockClear()
  onFile.mockClear()
  render(<Page />)
})

describe('a paste on a page', () => {
  const file = new File(['1'], 'codes.csv')

  it.each([
    ['a text', '204\n205', [], ['204\n205'], []],
    ['a file', '', [file], [], [file]],
    ['spreadsheet cells, which are pasted with a picture', '204', [file], ['204'], []],
    ['nothing', ' \n', [], [], []],
  ])('passes its text or file, if any, to the page: %s', (_, text, files, texts, opened) => {
    const isLeft = paste(screen.getByText('Text'), text, files)
    expect(onText.mock.calls.flat()).toEqual(texts)
    expect(onFile.mock.calls.flat()).toEqual(opened)
    // The browser's default is prevented only for pastes that the page handles.
    expect(isLeft).toBe(texts.length + opened.length === 0)
  })

  it('into a field is left to the browser', () => {
    expect(paste(screen.getByLabelText('Field'), '204')).toBe(true)
    expect(onText).not.toHaveBeenCalled()
  })
})

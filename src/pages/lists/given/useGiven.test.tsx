import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGiven } from './useGiven.ts'

const file = (name: string, text: string) => new File([text], name)

it('reads what was pasted, and nothing of blanks', async () => {
  const { result } = renderHook(useGiven)
  expect(result.current).toMatchObject({ text: '', file: null, reading: null, given: null })
  act(() => result.current.paste('  \n'))
  expect(result.current.given).toBeNull()
  act(() => result.current.paste('P1'))
  await waitFor(() =>
    expect(result.current.given).toMatchObject({ kind: 'products', rows: [['P1']] }),
  )
})

it('reads a file before a text, until it is taken out or something is pasted', async () => {
  const { result } = renderHook(useGiven)
  act(() => result.current.paste('P1'))
  await act(() => result.current.choose(file('ids.csv', 'P2\n')))
  expect(result.current).toMatchObject({
    reading: null,
    given: { from: 'ids.csv', rows: [['P2']] },
  })
  act(() => result.current.takeOut())
  expect(result.current).toMatchObject({ file: null, given: { rows: [['P1']] } })
  await act(() => result.current.choose(file('ids.csv', 'P2\n')))
  act(() => result.current.paste('P3'))
  expect(result.current).toMatchObject({ file: null, text: 'P3' })
})

it('counts what was given last, however long a file before it takes', async () => {
  const { result } = renderHook(useGiven)
  let first: Promise<void> = Promise.resolve()
  act(() => {
    first = result.current.choose(file('first.csv', 'P1\n'))
  })
  expect(result.current.reading).toEqual({ name: 'first.csv', share: 0 })
  act(() => result.current.paste('P2'))
  await act(() => first)
  expect(result.current).toMatchObject({ file: null, reading: null, given: { rows: [['P2']] } })
})

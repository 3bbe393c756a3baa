import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { setLanguage } from '@/lib/numbers/language.ts'
import { LangText } from './LangText.tsx'

const AT = Date.UTC(2025, 10, 18, 9, 42)

afterEach(() => setLanguage('en-GB'))

it.each(['hi', 'ar', 'de'])('LangText marks a date as text in the language %s', (tag) => {
  setLanguage(tag)
  const words = formatWhen(AT)
  render(<LangText>{words}</LangText>)
  expect(screen.getByText(words)).toHaveAttribute('lang', tag)
})

it('LangText marks only the date inside a sentence', () => {
  setLanguage('de')
  const { container } = render(<LangText>{`1 row as of ${formatWhen(AT)}, 2 before`}</LangText>)
  expect(screen.getByText(formatWhen(AT))).toHaveAttribute('lang', 'de')
  expect(container).toHaveTextContent(`1 row as of ${formatWhen(AT)}, 2 before`)
  expect(container.querySelectorAll('[lang]')).toHaveLength(1)
})

it('LangText doesn’t mark a date in English', () => {
  setLanguage('en-US')
  const { container } = render(<LangText>{formatWhen(AT)}</LangText>)
  expect(container.innerHTML).toBe(formatWhen(AT))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationOf, TARGET_PATTERNS } from './rules.ts'

/** Pieces that make a path dangerous, and harmless ones. */
const piece = fc.constantFrom(
  '.',
  '..',
  '/',
  '\\',
  ';',
  '%',
  '%25',
  '%2e',
  '%2F',
  '%5c',
  '%00',
  '%20',
  '?',
  '#',
  'a',
  'é',
  '👕',
  ' ',
  '\0',
  '\n',
)
const id = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))

function decodedFully(text: string): string {
  try {
    const next = decodeURIComponent(text)
    return next === text ? text : decodedFully(next)
  } catch {
    return text
  }
}

describe('an id in a service address', () => {
  it('leads to no other path, however often it is decoded', () => {
    fc.assert(
      fc.property(id, (text) => {
        const operation = operationOf(`/v1/products/${text}/traits`)
        if (operation === null) return
        expect(operation).toBe('traits')
        const once = decodeURIComponent(text)
        expect(once.trim()).not.toBe('')
        const parts = decodedFully(text).split(/[/\\;]/)
        expect(parts.map((part) => part.trim())).not.toContain('..')
        expect(parts.map((part) => part.trim())).not.toContain('.')
        // oxlint-disable-next-line no-control-regex -- what must not be there
        expect(decodedFully(text)).not.toMatch(/[\u0000-\u001f\u007f]/)
      }),
      { numRuns: 20_000, seed: 1 },
    )
  })

  it('can be any other text, encoded as the app does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        // Without dots, and without characters that a second decoding could turn into one.
        fc.pre(/^[^.%\s\p{Cc}\p{Cs}/\\;]+$/u.test(text))
        expect(operationOf(`/v1/products/${encodeURIComponent(text)}/traits`)).toBe('traits')
        expect(operationOf(`/v1/insights/daas/productCodes/${encodeURIComponent(text)}`)).toBe(
          'ean',
        )
      }),
      { numRuns: 2000, seed: 2 },
    )
  })

  it('is checked fast, even if the text is made to slow it down', () => {
    for (const text of ['%25', '%2F', '..%2F', '%20', 'a', '%25%2F.', '.']) {
      expect(operationOf(`/v1/products/${text.repeat(1500)}\0/traits`)).toBeNull()
    }
  })
})

it('patterns are valid for nginx and Node: no backslash, and shorter than nginx’s buffer', () => {
  for (const pattern of Object.values(TARGET_PATTERNS)) {
    expect(pattern).not.toContain('\\')
    expect(pattern.length).toBeLessThan(3500)
  }
})

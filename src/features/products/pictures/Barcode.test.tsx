import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GtinFormat } from '@/lib/gtin.ts'
import { readGtin } from '@/lib/gtin.ts'
import { Barcode } from './Barcode.tsx'

function gtinOf(code: string) {
  const reading = readGtin(code)
  if (reading.kind !== 'valid') throw new Error(`${code} is no valid code`)
  return reading.gtin
}

const CODES: [format: GtinFormat, code: string][] = [
  ['EAN-8', '96385074'],
  ['UPC-A', '036000291452'],
  ['EAN-13', '2049811763054'],
  ['GTIN-14', '12345678901231'],
]

describe('Barcode', () => {
  it.each(CODES)('is a picture that names %s and its code', (format, code) => {
    render(<Barcode gtin={gtinOf(code)} />)
    expect(screen.getByRole('img', { name: `Barcode of ${format} ${code}` })).toBeVisible()
  })
})

import JsBarcode from 'jsbarcode'
import type { Gtin, GtinFormat } from '@/lib/gtin.ts'

type Bar = { x: number; width: number }
export type Segment = {
  /** The distance from the left edge in modules, the width of the narrowest bar. */
  x: number
  width: number
  bars: Bar[]
  /** Whether it is a guard bar, which extends down between the digits. */
  isGuard: boolean
  text: string
}
export type BarcodePlan = { width: number; segments: Segment[] }

/** The part of the encoder's output that the app reads; the encoder’s types don't include it. */
type Encoded = { encodings?: { data: string; text?: string; options?: { height?: number } }[] }

/** The encoder's name of each format, and the quiet zones left and right that it doesn't draw itself, in modules. */
const FORMATS: Record<GtinFormat, { name: string; before: number; after: number }> = {
  'EAN-8': { name: 'EAN8', before: 7, after: 7 },
  'UPC-A': { name: 'UPC', before: 1, after: 1 },
  'EAN-13': { name: 'EAN13', before: 0, after: 7 },
  'GTIN-14': { name: 'ITF14', before: 10, after: 10 },
}

/** The height of the bars in the encoder's unit: higher bars extend down between the digits. */
const BAR_HEIGHT = 100

function barsOf(data: string, start: number): Bar[] {
  return [...data.matchAll(/1+/g)].map((run) => ({ x: start + run.index, width: run[0].length }))
}

/** The bars and digits of a valid code, for the app’s own drawing, because the encoder's SVG sets style attributes. */
export function barcodeSegments({ code, format }: Gtin): BarcodePlan {
  const { name, before, after } = FORMATS[format]
  const encoded: Encoded = {}
  JsBarcode(encoded, code, { format: name, height: BAR_HEIGHT })
  let x = before
  const segments = (encoded.encodings ?? []).map(({ data, text = '', options }) => {
    const segment = {
      x,
      width: data.length,
      bars: barsOf(data, x),
      isGuard: (options?.height ?? 0) > BAR_HEIGHT,
      text,
    }
    x += data.length
    return segment
  })
  return { width: x + after, segments }
}

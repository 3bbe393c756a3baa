/** Texts on printed sheets and their positions in a PDF, in points from the top left. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { findOverlaps, type PlacedText } from './overlapping.ts'

type PrintedText = PlacedText & {
  /** From 1. */
  sheet: number
}

export type PrintedPages = {
  texts: PrintedText[]
  /** All text in printing order, with single spaces. */
  words: string
  sheets: number
  width: number
}

/** The part of the package's API that is used here. */
type PdfReader = {
  getDocument: (input: { data: Uint8Array; verbosity: number }) => {
    promise: Promise<{
      numPages: number
      getPage: (number: number) => Promise<{
        getViewport: (input: { scale: number }) => { width: number; height: number }
        getTextContent: () => Promise<{
          items: { str: string; transform: number[]; width: number; height: number }[]
        }>
      }>
    }>
    destroy: () => Promise<void>
  }
}

const where = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')
/** Loaded only when a print is read, because the package is large. */
const reader = async () => (await import(pathToFileURL(where).href)) as PdfReader // as in the package's own types

export async function print(page: Page, format: 'A4' | 'Letter'): Promise<PrintedPages> {
  // The margins come from the style sheet.
  const data = new Uint8Array(await page.pdf({ format, printBackground: true }))
  const { getDocument } = await reader()
  const task = getDocument({ data, verbosity: 0 })
  const file = await task.promise
  const texts: PrintedText[] = []
  let width = 0
  for (let sheet = 1; sheet <= file.numPages; sheet += 1) {
    const one = await file.getPage(sheet)
    const view = one.getViewport({ scale: 1 })
    width = view.width
    const { items } = await one.getTextContent()
    for (const { str, transform, width: wide, height } of items) {
      const [, , , , left = 0, base = 0] = transform
      if (str.trim() === '' || height === 0) continue
      const bottom = view.height - base
      texts.push({ text: str, sheet, left, top: bottom - height, right: left + wide, bottom })
    }
  }
  await task.destroy()
  const words = texts
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  return { texts, words, sheets: file.numPages, width }
}

/** Texts that overlap on the same sheet. */
export const overlappingTexts = ({ texts, sheets }: PrintedPages): string[] =>
  Array.from({ length: sheets }, (_, at) => at + 1).flatMap((sheet) =>
    findOverlaps(texts.filter((text) => text.sheet === sheet)).map(
      (both) => `sheet ${sheet}: ${both}`,
    ),
  )

/** Texts that the edge of the sheet cuts. */
export const textsBeyondEdge = ({ texts, width }: PrintedPages): string[] =>
  texts.filter(({ left, right }) => left < 0 || right > width).map(({ text }) => text)

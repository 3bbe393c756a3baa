/** Texts of cells (ECMA-376 part 1 §18.4): those that cells share, and those that are in a cell, in runs of different formats. */
import { FILE_LIMITS, tooLarge } from '@/features/import/limits.ts'
import { RefusedFile } from '@/features/import/source.ts'
import type { PartReader } from './archive.ts'
import { createXmlPartReader } from './xmlPart.ts'

/** Decodes characters that XML cannot contain, which are written as `_x000D_` (ECMA-376 part 1 §22.9.2.19). */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** The text of several runs, without its pronunciation (`rPh`). */
export function textRuns() {
  let runs: string[] = []
  let length = 0
  let isText = false
  let isPronunciation = false
  return {
    begin: () => {
      runs = []
      length = 0
      isText = false
      isPronunciation = false
    },
    open: (name: string) => {
      if (name === 't') isText = true
      else if (name === 'rPh') isPronunciation = true
    },
    close: (name: string) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isPronunciation = false
    },
    text: (text: string) => {
      if (!isText || isPronunciation) return
      length += text.length
      if (length > FILE_LIMITS.cellText) throw new RefusedFile(tooLarge.cellText())
      runs.push(text)
    },
    whole: () => decodeEscapes(runs.join('')),
  }
}

/** Reads the texts that cells refer to by their number. */
export function readSharedTexts(): { reader: PartReader; texts: string[] } {
  const texts: string[] = []
  const runs = textRuns()
  let characters = 0
  const endText = () => {
    const text = runs.whole()
    characters += text.length
    if (texts.length >= FILE_LIMITS.cells) throw new RefusedFile(tooLarge.cells())
    if (characters > FILE_LIMITS.text) throw new RefusedFile(tooLarge.text())
    texts.push(text)
  }
  const reader = createXmlPartReader({
    open: (name) => (name === 'si' ? runs.begin() : runs.open(name)),
    close: (name) => (name === 'si' ? endText() : runs.close(name)),
    text: runs.text,
  })
  return { reader, texts }
}

/** Tells a workbook, a PDF or a picture from text, so that nobody is shown its bytes as lines of a batch. */
const FILE_STARTS = ['PK\u0003\u0004', '%PDF-', '{\\rtf']
/** Control characters that no text holds. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/** Whether a text was never meant to be read: a file of a program, opened as if it were text. */
export function isBinary(text: string): boolean {
  if (text.includes('\u0000') || FILE_STARTS.some((start) => text.startsWith(start))) return true
  return (text.match(CONTROL)?.length ?? 0) > text.length / 100
}

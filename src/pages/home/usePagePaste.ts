import { useEffect, useEffectEvent } from 'react'

type OnPaste = { onText: (text: string) => void; onFile: (file: File) => void }

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null)

/** Handles a paste anywhere on the page outside a field: a copied file, or text. */
export function usePagePaste({ onText, onFile }: OnPaste): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (clipboardData === null || isField(target)) return
    const text = clipboardData.getData('text')
    const [file] = clipboardData.files
    // Prefer the text, because cells copied from a spreadsheet are on the clipboard as a picture, too.
    if (text.trim() !== '') onText(text)
    else if (file) onFile(file)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

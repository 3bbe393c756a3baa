import { useState } from 'react'
import { useImportReading } from '@/features/import/preview/useImportReading.ts'

/** The pasted or chosen input for a country's price list, as it would be saved. Nothing is saved yet. */
export function usePriceDraft(country: string) {
  const { close, open, ...reading } = useImportReading('prices', {
    country,
    merchant: null,
    as: 'auto',
  })
  const [text, setText] = useState('')
  return {
    ...reading,
    text,
    /** Whether a file is shown instead of the text. */
    isFile: reading.input !== null && reading.input.kind !== 'text',
    setText: (next: string) => {
      setText(next)
      if (next.trim() === '') close()
      else open({ kind: 'text', name: '', text: next })
    },
    openFile: (file: File) => open({ kind: 'file', file }),
    clear: () => {
      setText('')
      close()
    },
  }
}

export type PriceDraft = ReturnType<typeof usePriceDraft>

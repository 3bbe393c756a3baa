import { useRef, useState } from 'react'
import { useImportReading } from '@/features/import/preview/useImportReading.ts'
import { readListsFrom, readListsText, type ListsInput } from './listsText.ts'

/** Reads what the user pastes or chooses, as products to import or as whole collections. Saves nothing. */
export function useListImport(country: string) {
  const { open, close, cancel, ...importing } = useImportReading('products', {
    country,
    merchant: null,
    as: 'auto',
  })
  const [text, setText] = useState('')
  const [lists, setLists] = useState<ListsInput | null>(null)
  // Only the latest file or text counts, even if an earlier one is read later.
  const latest = useRef(0)
  const begin = () => {
    latest.current += 1
    setLists(null)
    return latest.current
  }
  const isFile =
    lists?.kind === 'lists'
      ? lists.from !== ''
      : importing.input !== null && importing.input.kind !== 'text'
  return {
    ...importing,
    text,
    lists,
    /** Whether a file is shown in place of the text. */
    isFile,
    setText: (next: string) => {
      begin()
      setText(next)
      const found = readListsText(next, '')
      if (found !== null || next.trim() === '') close()
      else open({ kind: 'text', name: '', text: next })
      setLists(found)
    },
    openFile: (file: File) => {
      const number = begin()
      void readListsFrom(file).then((found) => {
        if (number !== latest.current) return
        if (found === null) open({ kind: 'file', file })
        else {
          close()
          setLists(found)
        }
      })
    },
    cancel: () => {
      begin()
      cancel()
    },
    /** Empties the input and returns to the text field. */
    clear: () => {
      begin()
      setText('')
      close()
    },
  }
}

export type ListImport = ReturnType<typeof useListImport>

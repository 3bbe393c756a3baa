import { useEffect, useEffectEvent, useState } from 'react'

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/**
 * Receives a file dropped anywhere on the page, because next to a file input a browser would leave the app to show the file.
 * Returns true while a file is dragged over the page.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const handleFile = useEffectEvent(onFile)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      // Moving between elements does not leave the page.
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      // A drop from another program may announce files and bring none.
      const file = event.dataTransfer?.files[0]
      if (file) handleFile(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

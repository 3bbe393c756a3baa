import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import { FileButton } from '@/components/ui/fields/FileButton.tsx'
import { ReadingFile } from '@/components/ui/fields/ReadingFile.tsx'
import type { FileInProgress } from '@/components/ui/fields/useFileReading.ts'

type Props = {
  /** The file input's accessible name. */
  label: string
  accept: string
  onFile: (file: File) => void
  /** A file that is being read; null for none. */
  fileInProgress: FileInProgress | null
  /** The name of the shown file. While this file is read again, its buttons stay. */
  shown?: string
  onCancel: () => void
  /** The button that removes the file. */
  children: ReactNode
}

/** The buttons that replace or remove the file whose preview is shown; while another file is read, its progress. */
export function FileActions({
  label,
  accept,
  onFile,
  fileInProgress,
  shown,
  onCancel,
  children,
}: Props) {
  if (fileInProgress !== null && fileInProgress.name !== shown)
    return <ReadingFile file={fileInProgress} onCancel={onCancel} />
  return (
    <>
      <FileButton size="s" icon={<Upload />} label={label} accept={accept} onFile={onFile}>
        Other file
      </FileButton>
      {children}
    </>
  )
}

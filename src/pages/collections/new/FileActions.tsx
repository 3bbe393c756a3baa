import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { FileButton } from '@/components/ui/fields/FileButton.tsx'
import { ReadingFile } from '@/components/ui/fields/ReadingFile.tsx'
import { CODES_FILES } from '@/features/job-progress/useDraftFile.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import type { GivenFile } from './useGivenFile.ts'

type Props = { given: GivenFile; onRemove: () => void }

/** Another file in place of the one that is shown, or none. */
export function FileActions({ given, onRemove }: Props) {
  const { underWay, cancel, open } = given
  if (underWay !== null) return <ReadingFile file={underWay} onCancel={cancel} />
  return (
    <>
      <FileButton
        size="s"
        icon={<Upload />}
        label={CODE_CHECK.file}
        accept={CODES_FILES}
        onFile={open}
      >
        Other file
      </FileButton>
      <IconButton size="s" icon={<X />} label={CODE_CHECK.removeFile} onClick={onRemove} />
    </>
  )
}

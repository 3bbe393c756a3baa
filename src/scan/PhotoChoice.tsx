import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { SCAN } from '../words/scanNames.ts'

/** A photo of the barcode in place of the camera's own picture. */
export function PhotoChoice({ onPhoto }: { onPhoto: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<ImageUp />} onClick={() => input.current?.click()}>
        {SCAN.photo}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={SCAN.photo}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPhoto(file)
          // The same one can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { ButtonStyle } from '@/components/ui/buttons/buttonClass.ts'

type Props = Pick<ButtonStyle, 'size' | 'variant'> & {
  /** Names the choice of the file. */
  label: string
  accept: string
  icon: ReactNode
  onFile: (file: File) => void
  /** What the button says. */
  children: string
}

/** A press that requests one file. */
export function FileButton({ label, accept, onFile, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again once it was corrected.
          target.value = ''
        }}
      />
    </>
  )
}

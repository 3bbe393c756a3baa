import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { ButtonStyle } from '@/components/ui/buttons/buttonClass.ts'

type Props = Pick<ButtonStyle, 'size' | 'variant'> & {
  /** The accessible name of the file input. */
  label: string
  accept: string
  icon: ReactNode
  onFile: (file: File) => void
  /** The button’s label. */
  children: string
}

/** A button that lets the user choose one file. */
export function FileButton({ label, accept, onFile, children, ...buttonStyle }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...buttonStyle} onClick={() => input.current?.click()}>
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
          // An empty value lets the user choose the same file again after correcting it.
          target.value = ''
        }}
      />
    </>
  )
}

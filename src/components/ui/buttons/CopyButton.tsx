import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useState, type ReactNode } from 'react'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { Button } from './Button.tsx'
import type { ButtonSize, ButtonVariant } from './buttonClass.ts'
import { IconButton } from './IconButton.tsx'

const SHOWN_MS = 2000

type CopyButtonProps = {
  /** The whole text to copy; a function if creating it is expensive. */
  text: string | (() => string)
  label: string
  copiedLabel?: string | undefined
  iconOnly?: boolean
  icon?: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string | undefined
}

export function CopyButton({
  text,
  label,
  copiedLabel = 'Copied',
  iconOnly = false,
  icon = <Copy />,
  variant = iconOnly ? 'quiet' : 'secondary',
  size = 'm',
  className,
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')

  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setState('copied')
      announceResult(copiedLabel)
    } catch {
      setState('refused')
      announceResult('The browser didn’t allow copying')
    }
  }
  const shown = { idle: label, copied: copiedLabel, refused: 'Not copied' }[state]
  const sign = { idle: icon, copied: <Check />, refused: <TriangleAlert /> }[state]
  const buttonStyle = { variant, size, ...(className !== undefined && { className }) }
  return iconOnly ? (
    <IconButton {...buttonStyle} label={shown} icon={sign} onClick={() => void copy()} />
  ) : (
    <Button {...buttonStyle} icon={sign} onClick={() => void copy()}>
      {shown}
    </Button>
  )
}

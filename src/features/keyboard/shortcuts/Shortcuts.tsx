import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '@/components/ui/layers/toast.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { NavigationPlace } from '@/features/keyboard/palette/command.ts'
import {
  goToFirstRow,
  goToRow,
  focusedRow,
  toggleRow,
} from '@/features/keyboard/palette/resultRows.ts'
import { useGo } from '@/routing/navigation.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { showLayer, useLayer } from './layer.ts'
import { clearSelection, focusBox, goToPage, writeIntoBox } from './pageKeys.ts'
import type { Act, Shortcut } from './shortcuts.ts'
import { useKeyPresses } from './useKeyPresses.ts'

const KeyHelp = lazy(async () => ({
  default:
    (await import('@/features/keyboard/KeyHelp.tsx').catch(() => null))?.KeyHelp ?? NotLoaded,
}))
const Palette = lazy(async () => ({
  default:
    (await import('@/features/keyboard/palette/Palette.tsx').catch(() => null))?.Palette ??
    NotLoaded,
}))

function stepToRow(direction: 1 | -1): boolean {
  if (!goToRow(direction)) {
    if (!focusedRow()) return false
    announce(direction === 1 ? 'This is the last row' : 'This is the first row')
  }
  return true
}

function stepToPage(rel: 'prev' | 'next'): boolean {
  const wasInRows = focusedRow() !== null
  if (!goToPage(rel)) return false
  if (wasInRows) goToFirstRow()
  return true
}

/** What each shortcut does; `key` is the key that was used. Each returns false if there is nothing to do. */
const acts: Record<Act, (key: string) => boolean> = {
  box: focusBox,
  digit: writeIntoBox,
  help: () => {
    showLayer('help')
    return true
  },
  commands: () => {
    showLayer('commands')
    return true
  },
  next: () => stepToRow(1),
  previous: () => stepToRow(-1),
  select: () => toggleRow() !== null,
  selectTo: () => toggleRow(true) !== null,
  clear: clearSelection,
  nextPage: () => stepToPage('next'),
  previousPage: () => stepToPage('prev'),
}

type Props = {
  places: readonly NavigationPlace[]
  /** Called once the shortcuts work; must be a stable function. */
  onListening: () => void
}

/** The shortcuts of every page, and the layers they open. */
export function Shortcuts({ places, onListening }: Props) {
  const [singleKeys] = usePreference('singleKeys')
  const go = useGo()
  const layer = useLayer()
  const onShortcut = ({ act, to }: Shortcut, key: string): boolean => {
    if (act) return acts[act](key)
    const place = places.find(({ name }) => name === to)
    if (place) go(place.to)
    return place !== undefined
  }
  useKeyPresses({ singleKeys, onShortcut })
  useEffect(onListening, [onListening])

  const close = () => showLayer('none')
  // Drawn in the page like other sheets, because a sheet’s header would be a banner inside the top bar.
  return createPortal(
    <Suspense>
      {layer === 'help' && <KeyHelp onClose={close} />}
      {layer === 'commands' && <Palette places={places} onClose={close} />}
    </Suspense>,
    document.getElementById('main') ?? document.body,
  )
}

/** Takes the place of a layer whose code failed to load: shows a message and closes the layer. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast('This part of the app didn’t load. Check the connection, then reload the page.', {
      tone: 'error',
    })
    onClose()
  }, [onClose])
  return null
}

import Barcode from 'lucide-react/icons/barcode'
import Hash from 'lucide-react/icons/hash'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import Search from 'lucide-react/icons/search'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { enterAction, type BoxSettings, type EnterAction } from './enterAction.ts'
import { omniboxRows, type OmniboxRow, type RecentLookup } from './omniboxRows.ts'
import { showOption } from './showOption.ts'

const ICONS = {
  keywords: <Search />,
  product: <Hash />,
  url: <LinkIcon />,
  ean: <Barcode />,
  code: <TriangleAlert />,
  lines: <Layers />,
}

export type BoxReading = {
  /** The icon before the tag. */
  icon: ReactNode
  action: EnterAction
  rows: readonly OmniboxRow[]
  /** Scrolls to an option; it is included here because it is needed only once there are options. */
  showOption: typeof showOption
}

/** Recognises the text in the search box: what Enter will do, and the options of its list. */
export function readBox(
  text: string,
  settings: BoxSettings,
  offered: { recents: readonly RecentLookup[]; neighbours: boolean },
): BoxReading {
  const action = enterAction(text, settings)
  return {
    icon: ICONS[action.kind],
    action,
    rows: omniboxRows(text, action, { settings, ...offered }),
    showOption,
  }
}

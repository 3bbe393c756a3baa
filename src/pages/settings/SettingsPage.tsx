import Box from 'lucide-react/icons/box'
import Code from 'lucide-react/icons/code'
import Combine from 'lucide-react/icons/combine'
import Hash from 'lucide-react/icons/hash'
import Info from 'lucide-react/icons/info'
import Keyboard from 'lucide-react/icons/keyboard'
import LinkIcon from 'lucide-react/icons/link'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { showWhole } from '@/components/ui/browser/showWhole.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { OnOff } from '@/components/ui/fields/OnOff.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { showLayer } from '@/features/keyboard/shortcuts/layer.ts'
import { SingleKeys } from '@/features/keyboard/shortcuts/SingleKeys.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { AppearancePanel } from './AppearancePanel.tsx'
import { ApiVariantPanel } from './connection/ApiVariantPanel.tsx'
import { ConnectionPanel } from './connection/ConnectionPanel.tsx'
import { NamesPanel } from './names/NamesPanel.tsx'
import { PricesPanel } from './prices/PricesPanel.tsx'
import { SettingRow } from './SettingRow.tsx'
import { StoredPanel } from './stored/StoredPanel.tsx'
import styles from './SettingsPage.module.css'

const parts = [
  'connection',
  'labels',
  'names',
  'appearance',
  'shortcuts',
  'stored',
  'developer',
  'dialect',
] as const
type Part = (typeof parts)[number]

const partOf = ({ hash }: { hash: string }) => parts.find((part) => hash === `#${part}`)

/** Scrolls to the part named after # in the address; returns it, or the first part if the address names none. */
function useShownPart(): Part {
  const location = useLocation()
  const type = useNavigationType()
  const named = partOf(location)

  // A click on the same link scrolls again, because each click is a new location.
  useEffect(() => {
    const part = partOf(location)
    // On Back and Forward the app restores the scroll position, so don't scroll to the part.
    if (part === undefined || (type === 'POP' && window.scrollY > 0)) return
    const panel = document.getElementById(part)
    panel?.scrollIntoView()
    panel?.focus({ preventScroll: true })
  }, [location, type])

  return named ?? 'connection'
}

/** The page *Settings*: connection and requests, prices and names, appearance, and stored data. */
export function SettingsPage() {
  usePreference('language') // redraws the figures of this page in another language
  const part = useShownPart()
  const showsApiVariant = useDeveloper() || part === 'dialect'
  return (
    <Frame className={styles.page}>
      <PageHead
        title={NAMES.settings}
        about="Changes are saved automatically in this browser. Links never include a key or service address."
      />
      <div className={styles.side}>
        <SettingsNav part={part} />
      </div>
      <div className={styles.column}>
        <ConnectionPanel />
        <PricesPanel />
        <NamesPanel />
        <AppearancePanel />
      </div>
      <div className={styles.column}>
        <ShortcutsPanel />
        <StoredPanel />
        <DeveloperPanel />
        {showsApiVariant && <ApiVariantPanel />}
        <p className={styles.licences}>
          {/* The build writes this file beside the page, so the browser opens it, not the router. */}
          <a href={`${import.meta.env.BASE_URL}licenses.txt`}>{SETTINGS.licences}</a>
        </p>
      </div>
    </Frame>
  )
}

/** The panel with the switch for single-key shortcuts, and the buttons that open the help and the command palette. */
function ShortcutsPanel() {
  return (
    <Panel id="shortcuts" tabIndex={-1} title={SETTINGS.shortcuts}>
      <SettingRow
        label={KEYBOARD.singleKeys}
        reason="J, K, X, /, ? and others. Turn off if speech control or typos trigger them"
      >
        <SingleKeys />
      </SettingRow>
      <SettingRow label={KEYBOARD.help} reason="Symbols and keyboard shortcuts">
        <Button size="s" aria-label={`Show ${KEYBOARD.help}`} onClick={() => showLayer('help')}>
          Show
        </Button>
      </SettingRow>
      <SettingRow label={KEYBOARD.commands} reason="Find pages, saved work and actions by name">
        <Button
          size="s"
          aria-label={`Open ${KEYBOARD.commands}`}
          onClick={() => showLayer('commands')}
        >
          Open
        </Button>
      </SettingRow>
    </Panel>
  )
}

/** The panel with the switch for *Developer*, which shows request details on pages and more sections in Settings. */
function DeveloperPanel() {
  const [isOn, setOn] = usePreference('developer')
  return (
    <Panel id="developer" tabIndex={-1} title={SETTINGS.developer}>
      <SettingRow
        label={SETTINGS.showRequests}
        reason="Requests, response modes and raw responses on pages, and the service options and service profile in Settings"
      >
        <OnOff label={SETTINGS.showRequests} isOn={isOn} onChange={setOn} />
      </SettingRow>
    </Panel>
  )
}

const ICONS: Record<Part, typeof Box> = {
  connection: LinkIcon,
  labels: Hash,
  names: Combine,
  appearance: Sun,
  dialect: Sliders,
  shortcuts: Keyboard,
  stored: Box,
  developer: Code,
}

/** The links to the parts of the page. */
function SettingsNav({ part: shown }: { part: Part }) {
  const isDeveloper = useDeveloper()
  const listed = parts.filter((part) => part !== 'dialect' || isDeveloper || part === shown)
  return (
    // On a phone the links are a strip that scrolls sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolls the focused link into view
    <nav className={styles.nav} aria-label={SETTINGS.navigation} onKeyUp={showWhole}>
      {listed.map((part) => {
        const Icon = ICONS[part]
        return (
          <Link
            key={part}
            to={paths.settings(part)}
            preserveScroll
            aria-current={part === shown ? 'location' : undefined}
          >
            <Icon />
            {SETTINGS[part]}
          </Link>
        )
      })}
      {isDeveloper && (
        <Link to={paths.service()}>
          <Info />
          {NAMES.serviceProfile}
        </Link>
      )}
    </nav>
  )
}

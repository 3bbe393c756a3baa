import Box from 'lucide-react/icons/box'
import Combine from 'lucide-react/icons/combine'
import Hash from 'lucide-react/icons/hash'
import Info from 'lucide-react/icons/info'
import Keyboard from 'lucide-react/icons/keyboard'
import LinkIcon from 'lucide-react/icons/link'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'
import { Link } from '../../shell/Link.tsx'
import { showWhole } from '../../ui/showWhole.ts'
import { paths } from '../../url/paths.ts'
import { NAMES } from '../../words/names.ts'
import { SETTINGS } from '../../words/settingsNames.ts'
import styles from './SettingsNav.module.css'
import { parts, type Part } from './useShownPart.ts'

const ICONS: Record<Part, typeof Box> = {
  connection: LinkIcon,
  labels: Hash,
  names: Combine,
  appearance: Sun,
  dialect: Sliders,
  shortcuts: Keyboard,
  stored: Box,
}

/** The parts of the page, and the page beside it. */
export function SettingsNav({ part: shown }: { part: Part }) {
  return (
    // On a phone a strip.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is followed, whichever part it comes to
    <nav className={styles.nav} aria-label={SETTINGS.navigation} onKeyUp={showWhole}>
      {parts.map((part) => {
        const Icon = ICONS[part]
        return (
          <Link
            key={part}
            to={paths.settings(part)}
            keepScroll
            aria-current={part === shown ? 'location' : undefined}
          >
            <Icon />
            {SETTINGS[part]}
          </Link>
        )
      })}
      <Link to={paths.service()}>
        <Info />
        {NAMES.serviceProfile}
      </Link>
    </nav>
  )
}

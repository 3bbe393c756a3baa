import ChevronDown from 'lucide-react/icons/chevron-down'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { Suspense, useCallback, useRef } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass, type ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { EXPORT, exportAs, exporting, FORMATS } from '@/words/exportNames.ts'
import { useExport, type Source } from './useExport.ts'
import styles from './ExportMenu.module.css'

// The panel is loaded on a click.
const ExportPanel = lazyPart(
  async () => (await import('./ExportPanel.tsx')).ExportPanel,
  'Nothing was exported.',
)

const SIGN = <Download />
const CHEVRON = <ChevronDown />

type Props<Row> = {
  label?: string
  /** Called on a click, never while rendering, because a table may be large. */
  source: Source<Row>
  /** Where the formats are. split: CSV and XLSX have separate buttons; menu: everything is in the panel. */
  layout?: 'split' | 'menu'
  size?: 's' | 'm'
  variant?: ButtonVariant
  align?: 'start' | 'end'
  /** Whether the panel opens above the button, for a bar at the bottom of the screen. */
  opensUp?: boolean
  /** Whether only the icon is shown below 640 px. */
  signOnPhone?: boolean
}

/** A button that exports what a page shows. Its label opens the choices; the code for them loads on the click. */
export function ExportMenu<Row>({
  label = EXPORT.export,
  source,
  layout = 'split',
  size = 'm',
  variant = 'secondary',
  align = 'end',
  opensUp = false,
  signOnPhone = false,
}: Props<Row>) {
  const { part, save, cancel } = useExport(source)
  const offer = async () => {
    const pending = source()
    const { exportOffer } = await import('./exportOffer.ts')
    return exportOffer(await pending)
  }
  const group = useRef<HTMLDivElement>(null)
  const isRunning = part !== null
  const isSplit = layout === 'split'
  // The Cancel button disappears with the export, so its focus moves within the group. The callback is stable, because a new
  // one at each step of the progress would count as another button.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) group.current?.querySelector('button')?.focus()
    },
    [],
  )
  return (
    <div
      ref={group}
      className={classes(
        styles.group,
        isSplit && styles.split,
        signOnPhone && styles.sign,
        signOnPhone && variant === 'primary' && styles.strong,
      )}
    >
      <Popover
        label={label}
        align={align}
        panelClassName={opensUp ? styles.up : undefined}
        triggerClassName={classes(buttonClass({ size, variant }), styles.first)}
        trigger={
          <>
            {SIGN}
            <span>{isRunning ? exporting(part) : label}</span>
            {!isSplit && CHEVRON}
          </>
        }
      >
        {(close) => (
          <Suspense>
            <ExportPanel
              offer={offer}
              onSave={(exportRequest, run) => {
                if (save(exportRequest, run)) close()
              }}
              onLoadFailed={close}
            />
          </Suspense>
        )}
      </Popover>
      {isSplit &&
        (['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            size={size}
            className={styles.direct ?? ''}
            aria-label={exportAs(label, format)}
            aria-disabled={isRunning || undefined}
            onClick={() => save({ format })}
          >
            {FORMATS[format]}
          </Button>
        ))}
      {isRunning && (
        <>
          <IconButton
            ref={keepFocus}
            size={size}
            variant="secondary"
            className={styles.cancel ?? ''}
            label={EXPORT.cancel}
            icon={<X />}
            onClick={cancel}
          />
          <progress
            className={styles.progress}
            aria-label={EXPORT.progress}
            value={Math.round(part * 100)}
            max={100}
          />
        </>
      )}
    </div>
  )
}

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { toast } from '@/components/ui/layers/toast.ts'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { ExportRequest } from './exportNow.ts'
import type { ExportOffer } from './exportOffer.ts'
import { faultInWords, runExport } from './runExport.ts'
import styles from './ExportPanel.module.css'

type Props = {
  /** Reads what is to be exported. */
  offer: () => Promise<ExportOffer>
  onSave: (exportRequest: ExportRequest, run: typeof runExport) => void
  /** Called when the panel’s code did not load and the user has been informed. */
  onLoadFailed: () => void
}

type OptionsProps = { offer: ExportOffer; onSave: (exportRequest: ExportRequest) => void }

type Ready = { Options: ComponentType<OptionsProps>; offer: ExportOffer }

/** The panel with the choices of an export, once their code and the data to export are loaded. */
export function ExportPanel({ offer, onSave, onLoadFailed }: Props) {
  const [ready, setReady] = useState<Ready | null>(null)
  const load = useEffectEvent(async (): Promise<Ready> => {
    const pending = offer()
    const { ExportOptions } = await import('./ExportOptions.tsx')
    return { Options: ExportOptions, offer: await pending }
  })
  const fail = useEffectEvent((error: unknown) => {
    toast(faultInWords(error), { tone: 'error' })
    onLoadFailed()
  })
  useEffect(() => {
    let isHere = true
    load().then(
      (loaded) => isHere && setReady(loaded),
      (error: unknown) => isHere && fail(error),
    )
    return () => {
      isHere = false
    }
  }, [])
  if (ready === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label="Preparing" />
      </div>
    )
  }
  return (
    <ready.Options
      offer={ready.offer}
      onSave={(exportRequest) => onSave(exportRequest, runExport)}
    />
  )
}

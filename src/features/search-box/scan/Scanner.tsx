import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { FileButton } from '@/components/ui/fields/FileButton.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { WrongCheckDigit } from '@/lib/gtin.ts'
import { SCAN } from '@/words/scanNames.ts'
import { openBarcodeReader, type BarcodeReader } from './barcodeReader.ts'
import { cameraWords } from './cameraWords.ts'
import { eachFrame } from './eachFrame.ts'
import { photoBitmap } from './photoBitmap.ts'
import type { DecodedBarcode } from './scannedCode.ts'
import { cameraLimits, photoLimits, createCodeSettler } from './settleCode.ts'
import { useCamera } from './useCamera.ts'
import styles from './Scanner.module.css'

/** The decoder of pictures: it starts with the first frame and closes when the component unmounts. */
function useDecoder() {
  const reader = useRef<BarcodeReader | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(
    () => () => {
      reader.current?.close()
      reader.current = null
    },
    [],
  )
  /** Reads a picture; null if the decoder has failed, which sets `isBroken`. */
  const read = async (bitmap: ImageBitmap): Promise<DecodedBarcode[] | null> => {
    try {
      reader.current ??= openBarcodeReader()
      return await reader.current.read(bitmap)
    } catch {
      setBroken(true)
      return null
    }
  }
  return { read, isBroken }
}

type ScannerProps = {
  /** Whether the scanner takes the focus, because the user restarted it with a button that no longer exists. */
  takesFocus: boolean
  onRetry: () => void
  onFound: (code: string) => void
}

const NO_BARS = 'No barcode of a product was found in this photo.'
const NO_PHOTO = 'This file isn’t a picture that the browser can read.'

/**
 * Shows the camera’s picture and reads barcodes in it, or shows the problem with the camera or decoder; a photo is the alternative.
 */
export function Scanner({ takesFocus, onRetry, onFound }: ScannerProps) {
  const answer = useCamera()
  const { read, isBroken } = useDecoder()
  const box = useRef<HTMLDivElement>(null)
  const [settle] = useState(() => createCodeSettler(cameraLimits))
  const [wrong, setWrong] = useState<WrongCheckDigit | null>(null)
  const [photoNote, setPhotoNote] = useState('')

  const stopped = answer?.kind === 'trouble' ? answer.trouble : null
  const trouble = isBroken ? 'decoder' : stopped
  const words = trouble && cameraWords[trouble]
  const title = words?.title
  useEffect(() => {
    if (title !== undefined) announce(title)
  }, [title])
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  /** Reads a picture; returns whether it had a result or an error, which is reported here. */
  const readPicture = async (bitmap: ImageBitmap, sure = settle): Promise<boolean> => {
    const bars = await read(bitmap)
    if (!bars) return true
    const settled = sure(bars)
    if (settled.kind === 'found') onFound(settled.code)
    if (settled.kind === 'wrong') setWrong(settled.reading)
    return settled.kind !== 'none'
  }
  const takePhoto = async (file: File) => {
    setPhotoNote('')
    setWrong(null)
    const bitmap = await photoBitmap(file).catch(() => null)
    const isRead = bitmap !== null && (await readPicture(bitmap, createCodeSettler(photoLimits)))
    if (isRead) return
    const note = bitmap ? NO_BARS : NO_PHOTO
    setPhotoNote(note)
    announce(note)
  }

  return (
    <div ref={box} className={styles.body} tabIndex={-1}>
      {words && (
        <Note
          tone="warn"
          title={words.title}
          actions={
            <Button size="s" onClick={onRetry}>
              {SCAN.tryCameraAgain}
            </Button>
          }
        >
          <span>{words.message}</span>
        </Note>
      )}
      {!words && answer === null && (
        <div className={styles.asking}>
          <Spinner label="Waiting for the camera. Your browser may ask whether this page may use it." />
        </div>
      )}
      {!words && answer?.kind === 'open' && (
        <>
          <Viewfinder
            stream={answer.stream}
            onPicture={async (bitmap) => {
              await readPicture(bitmap)
            }}
          />
          <p className={styles.hint}>
            Hold the bars inside the frame: EAN-8, EAN-13, UPC-A or ITF-14.
          </p>
        </>
      )}
      {wrong && <WrongBars key={wrong.code} reading={wrong} onInsist={onFound} />}
      {photoNote !== '' && <Note tone="warn">{photoNote}</Note>}
      <div className={styles.photo}>
        <PhotoChoice onPhoto={(file) => void takePhoto(file)} />
        <span>Pictures are read on this device and aren’t sent anywhere.</span>
      </div>
    </div>
  )
}

type WrongBarsProps = { reading: WrongCheckDigit; onInsist: (code: string) => void }

/** A card for a barcode that was repeatedly read with a wrong check digit. */
function WrongBars({ reading: { code, actual, expected }, onInsist }: WrongBarsProps) {
  const message = `${code} was read. Its check digit is ${actual}, should be ${expected}.`
  useEffect(() => announce(message), [message])
  return (
    <Note
      tone="warn"
      title={message}
      actions={
        <Button size="s" onClick={() => onInsist(code)}>
          Show similar codes
        </Button>
      }
    >
      <span>
        Hold the camera still and closer, or compare it with the digits under the barcode.
      </span>
    </Note>
  )
}

/** A button for reading a photo of the barcode instead of the camera’s picture. */
function PhotoChoice({ onPhoto }: { onPhoto: (file: File) => void }) {
  return (
    <>
      <FileButton icon={<ImageUp />} label={SCAN.photo} accept="image/*" onFile={onPhoto}>
        {SCAN.photo}
      </FileButton>
    </>
  )
}

type ViewfinderProps = {
  stream: MediaStream
  onPicture: (bitmap: ImageBitmap) => Promise<void>
}

/** The picture of the camera, with a frame for the bars; the whole picture is read. */
function Viewfinder({ stream, onPicture }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const handlePicture = useEffectEvent(onPicture)
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    element.srcObject = stream
    // Rejects only if the element is removed at the same moment.
    element.play().catch(() => {})
    const stop = eachFrame(element, (bitmap) => handlePicture(bitmap))
    return () => {
      stop()
      element.srcObject = null
    }
  }, [stream])
  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.video} playsInline muted aria-label={SCAN.picture} />
    </div>
  )
}

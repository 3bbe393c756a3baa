import { hasCamera } from './hasCamera.ts'

/** Why there is no picture: not allowed, no camera, in use by another program, or any other reason. */
export type CameraTrouble = 'refused' | 'none' | 'in use' | 'failed'

export type CameraAnswer =
  | { kind: 'open'; stream: MediaStream }
  | { kind: 'trouble'; trouble: CameraTrouble }

const TROUBLES: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in use',
  AbortError: 'in use',
}

/** Requests a phone’s back camera, or any camera. Never rejects. */
export async function openCamera(): Promise<CameraAnswer> {
  if (!hasCamera()) return { kind: 'trouble', trouble: 'none' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    return { kind: 'open', stream }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return { kind: 'trouble', trouble: TROUBLES[name] ?? 'failed' }
  }
}

export function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

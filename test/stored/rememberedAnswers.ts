import { PREFIX } from '@/storage/preferences/preferences.ts'

/** Deletes the remembered readings of earlier files. */
export function forgetRememberedAnswers(): void {
  localStorage.removeItem(`${PREFIX}importAnswers`)
}

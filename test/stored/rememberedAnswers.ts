import { PREFERENCE_PREFIX } from '@/storage/preferences/preferences.ts'

/** Deletes the remembered readings of earlier files. */
export function forgetRememberedAnswers(): void {
  localStorage.removeItem(`${PREFERENCE_PREFIX}importAnswers`)
}

import { PREFIX } from '@/storage/preferences/preferences.ts'

/** Nothing is remembered of how earlier files were read. */
export function forgetRememberedAnswers(): void {
  localStorage.removeItem(`${PREFIX}importAnswers`)
}

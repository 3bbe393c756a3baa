import { toast } from '../ui/toast.ts'

/** Puts pasted lines into the next batch; false, and a message, where what keeps them did not load. */
export async function addPastedLines(connectionId: string, text: string): Promise<boolean> {
  try {
    const { addTextToDraft } = await import('../store/batches/batchDraft.ts')
    await addTextToDraft(connectionId, text)
    return true
  } catch {
    toast('The batch did not load. Check the connection and press Enter again.', { tone: 'error' })
    return false
  }
}

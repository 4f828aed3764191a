import type { Refusal } from '@/platform/outcome'
import { useServices } from '../services'
import { useTexts } from '../texts'

/**
 * Returns a function that runs an action of the host and shows its outcome in a toast. Shows nothing if the buyer
 * closed the host's panel.
 */
export function useHostAction() {
  const t = useTexts()
  const { dialogs } = useServices()
  return async (action: Promise<{ kind: string }> | null, messages: Record<string, string> = {}): Promise<void> => {
    if (!action) return
    const { kind } = await action
    const refusals: Partial<Record<string, string>> = {
      unsupported: t('error.unsupported'),
      denied: t('error.later'),
      failed: t('error.later'),
    } satisfies Partial<Record<Refusal, string>>
    dialogs.toast(messages[kind] ?? refusals[kind] ?? '')
  }
}

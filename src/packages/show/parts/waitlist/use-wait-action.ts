import { toastFailure } from '@/components/screen/notify-failure'
import { useServices } from '@/components/services'

/** Runs what changes a place in line; a refusal is shown in the gateway's own words. */
export function useWaitAction() {
  const { dialogs } = useServices()
  return (action: Promise<void>): Promise<void> => action.catch((error: unknown) => toastFailure(dialogs, error))
}

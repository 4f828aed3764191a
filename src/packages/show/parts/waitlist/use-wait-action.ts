import { toastFailure } from '@/components/screen/notify-failure'
import { useServices } from '@/components/services'

/**
 * Returns a function that changes a waitlist entry. If the gateway refuses, the function shows the gateway's message.
 */
export function useWaitAction() {
  const { dialogs } = useServices()
  return (action: Promise<void>): Promise<void> => action.catch((error: unknown) => toastFailure(dialogs, error))
}

import { toastFailure } from '@/components/screen/notify-failure'
import { useServices } from '@/components/services'

/** Returns a function that runs a change of a waitlist entry, and shows the gateway's message if it refuses. */
export function useWaitAction() {
  const { dialogs } = useServices()
  return (action: Promise<void>): Promise<void> => action.catch((error: unknown) => toastFailure(dialogs, error))
}

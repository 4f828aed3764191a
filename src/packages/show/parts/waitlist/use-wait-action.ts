import { toastFailure } from '@/components/screen/notify-failure'
import { useServices } from '@/components/services'

/** Runs a change of a waitlist position; shows a refusal by the gateway's own message. */
export function useWaitAction() {
  const { dialogs } = useServices()
  return (action: Promise<void>): Promise<void> => action.catch((error: unknown) => toastFailure(dialogs, error))
}

import { useEffect } from 'react'
import { useServices } from '@/components/services'
import { useInView } from '@/components/shell/use-in-view'
import { systemBack } from '@/platform/system-back'

/**
 * Makes the system's back button open the home page while `active`, because the previous history entry is the payment
 * provider's page.
 */
export const useBackHome = (active: boolean): void => {
  const { navigate } = useServices()
  const held = useInView() && active
  useEffect(() => (held ? systemBack.hold(() => void navigate.switchTab('home')) : undefined), [held, navigate])
}

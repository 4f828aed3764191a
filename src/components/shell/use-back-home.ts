import { useEffect } from 'react'
import { systemBack } from '@/platform/system-back'
import { useServices } from '../services'
import { useInView } from './use-in-view'

/**
 * Makes the system's back button open the home page while `active`, because the previous history entry is the payment
 * provider's page.
 */
export const useBackHome = (active: boolean): void => {
  const { navigate } = useServices()
  const held = useInView() && active
  useEffect(() => (held ? systemBack.hold(() => void navigate.switchTab('home')) : undefined), [held, navigate])
}

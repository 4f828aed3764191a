import { RELAUNCH_DELAY } from '@/router/stack-operations'
import type { Services } from '../services'

/**
 * Logs out in the account tab, after the time in which the screen before leaves on every host: a screen for members that is still
 * in view would ask to log in again.
 */
export const logOutAtMine = async ({
  clock,
  navigate,
  stores,
}: Pick<Services, 'clock' | 'navigate' | 'stores'>): Promise<void> => {
  await navigate.switchTab('mine')
  await new Promise<void>((resolve) => void clock.setTimeout(resolve, RELAUNCH_DELAY.mini))
  stores.user.logout()
}

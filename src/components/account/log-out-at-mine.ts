import { RELAUNCH_DELAY } from '@/router/stack-operations'
import type { Services } from '../services'

/**
 * Opens the account tab, then logs out. Waits until the previous screen has closed, because a members-only screen would
 * request a login.
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

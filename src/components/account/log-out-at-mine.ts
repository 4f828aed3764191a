import { RELAUNCH_DELAY } from '@/router/stack-operations'
import type { Services } from '../services'

/** Logs out in the account tab, once the previous screen has left. A members' screen would ask for a login. */
export const logOutAtMine = async ({
  clock,
  navigate,
  stores,
}: Pick<Services, 'clock' | 'navigate' | 'stores'>): Promise<void> => {
  await navigate.switchTab('mine')
  await new Promise<void>((resolve) => void clock.setTimeout(resolve, RELAUNCH_DELAY.mini))
  stores.user.logout()
}

import type { Services } from '../services'

/** ms until the screen before is out of view, wherever it is (shell §9, relaunch). */
const LEFT_AFTER = 500

/** Logs out in the account tab: a screen for members that is still in view would ask to log in again. */
export const logOutAtMine = async ({
  clock,
  navigate,
  stores,
}: Pick<Services, 'clock' | 'navigate' | 'stores'>): Promise<void> => {
  await navigate.switchTab('mine')
  await new Promise<void>((resolve) => void clock.setTimeout(resolve, LEFT_AFTER))
  stores.user.logout()
}

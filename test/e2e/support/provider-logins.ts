import type { Shopper } from '../../../scripts/browser/shopper'

/** Records the paths of the addresses that the page visits, without query and fragment. */
export const notePaths = ({ page }: Shopper): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Checks that no login code is in the address, or in the storage that remains when the tab is closed. */
export const expectNoCode = async ({ page }: Shopper): Promise<void> => {
  expect(page.url()).not.toMatch(/[?&](code|state|authCode)=/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/authCode|credential/)
}

/** Accepts the agreements on a login screen. */
export const agree = async ({ confirm, texts }: Shopper): Promise<void> => confirm(texts('user')('button.agreeAndGoOn'))

/** Returns true if a user is logged in on this device. */
export const loggedIn = async (shopper: Shopper): Promise<boolean> =>
  shopper.page.evaluate(() => (localStorage.getItem('foyer:login') ?? '').includes('accessToken'))

/** Logs out on the settings screen, like a buyer. */
export const logOut = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('user')
  await shopper.open('/setting')
  await shopper.buttonContaining(t('setting.logout')).click()
  await shopper.confirm(t('setting.logout'))
  await shopper.page.waitForFunction(() => !(localStorage.getItem('foyer:login') ?? '').includes('accessToken'))
}

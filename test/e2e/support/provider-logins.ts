import type { Shopper } from '../../../scripts/browser/shopper'

/** Records the paths that the page visits, without the rest of the address. */
export const notePaths = ({ page }: Shopper): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Checks that neither the address nor the storage that outlives the tab contains a login code. */
export const expectNoCode = async ({ page }: Shopper): Promise<void> => {
  expect(page.url()).not.toMatch(/[?&](code|state|authCode)=/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/authCode|credential/)
}

/** Accepts the agreements of a login. */
export const agree = async ({ confirm, texts }: Shopper): Promise<void> => confirm(texts('user')('button.agreeAndGoOn'))

/** Returns true if this device has a login. */
export const loggedIn = async (shopper: Shopper): Promise<boolean> =>
  shopper.page.evaluate(() => (localStorage.getItem('foyer:login') ?? '').includes('accessToken'))

/** Logs out by the settings, like a buyer. */
export const logOut = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('user')
  await shopper.open('/setting')
  await shopper.buttonContaining(t('setting.logout')).click()
  await shopper.confirm(t('setting.logout'))
  await shopper.page.waitForFunction(() => !(localStorage.getItem('foyer:login') ?? '').includes('accessToken'))
}

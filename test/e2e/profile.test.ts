import sharp from 'sharp'
import type { Shopper } from '../../scripts/browser/shopper'
import { loggedIn } from '../../scripts/browser/logged-in'
import { logIn } from '../../scripts/browser/steps/log-in'
import { useStage } from './support/stage'

const NEW = '13900001234'
const STORE = '**/sandbox/object-store/**'
/** Pattern of the console errors for the connection that the test interrupts. */
const LOST = /net::ERR_CONNECTION_RESET|ERR_FAILED|Failed to load resource/

const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2b6cb0' } })
    .withExif({ IFD0: { Artist: 'Lin Yi' } })
    .jpeg()
    .toBuffer(),
})

const choosePhoto = async (shopper: Shopper, files: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = shopper.page.waitForEvent('filechooser')
  await shopper.buttonContaining(shopper.texts('profile')('profile.avatarChange')).click()
  await (await chooser).setFiles(files)
}

const enterCode = async (shopper: Shopper, to: string) =>
  shopper.page
    .getByRole('textbox', { name: shopper.texts('form')('code.label') })
    .fill(await shopper.storefront.codeFor(to))

describe('the profile', () => {
  const stage = useStage()

  stage.walk(
    'uploads a cropped photo again after a lost connection, and shows it everywhere',
    { as: NEW, expects: LOST },
    async (shopper) => {
      const t = shopper.texts('profile')
      const upload = shopper.texts('upload')
      const { page } = shopper
      let sent = 0
      await page.route(STORE, async (route) => {
        sent += 1
        if (sent === 1) await route.abort('connectionreset')
        else await route.continue()
      })
      await shopper.open('/member')
      await choosePhoto(shopper, await photo())
      const dialog = shopper.dialog(t('avatar.title'))
      const area = dialog.getByRole('application')
      await area.waitFor()
      await area.press('+')
      await area.press('ArrowRight')
      await dialog
        .getByRole('button', { name: upload('upload.use') })
        .and(page.locator(':enabled'))
        .click()
      const sending = shopper.dialog(t('profile.avatar'))
      await sending.getByText(upload('upload.failed')).waitFor()
      await sending.getByRole('button', { name: upload('upload.retry') }).click()
      await page.getByText(t('avatar.done')).waitFor()
      await sending.waitFor({ state: 'hidden' })
      expect(sent).toBe(2)
      const shown = shopper.screen().locator('img[src*="/media/uploads/"]')
      await shown.waitFor()
      const address = new URL((await shown.getAttribute('src'))!, page.url())
      address.search = ''
      const stored = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()))
      const { width, height, exif } = await stored.metadata()
      expect([width === height, exif]).toEqual([true, undefined])
      await page.goto(new URL('/mine', page.url()).href)
      await shopper.screen().locator('img[src*="/media/uploads/"]').first().waitFor()
    },
  )

  stage.walk('rejects a page in place of a photo on the device', { isVariant: true, as: NEW }, async (shopper) => {
    const upload = shopper.texts('upload')
    await shopper.open('/member')
    await choosePhoto(shopper, { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<html>') })
    await shopper.page.getByText(upload('upload.notImage')).waitFor()
    await choosePhoto(shopper, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await shopper.page.getByText(upload('upload.unreadable')).waitFor()
  })

  stage.walk(
    'closes the account, and lets a later login cancel or confirm that',
    // The clock jumps a day, so tracking events of that moment are encrypted with an expired key.
    { isVariant: true, as: '13900001235', expects: /\/ra\.gif/ },
    async (shopper) => {
      const t = shopper.texts('profile')
      const { page } = shopper
      await shopper.open('/confirm-unregistered')
      await shopper.at(t('close.lost'))
      await shopper.button(t('close.goOn')).click()
      await shopper.confirm(t('close.apply'))
      await shopper.storefront.advance(60_000)
      await page.getByRole('button', { name: shopper.texts('user')('login.getCode') }).click()
      await page.getByRole('textbox', { name: shopper.texts('form')('code.label') }).waitFor()
      await enterCode(shopper, '13900001235')
      const closed = page.getByRole('alertdialog').filter({ hasText: t('close.doneTitle') })
      await closed.getByRole('button').click()
      expect(shopper.path()).toBe('/mine')
      const comeBack = async (choice: 'takenBack.undo' | 'takenBack.keep') => {
        await shopper.storefront.advance(24 * 3_600_000)
        await shopper.buttonContaining(shopper.texts('user')('mine.loginOrRegister')).click()
        await logIn(shopper, '13900001235')
        const notice = page.getByRole('alertdialog').filter({ hasText: t('takenBack.title') })
        await notice.getByRole('button', { name: t(choice) }).click()
        // Waits, because a closing layer goes back in the history. This would abort a navigation that started earlier.
        await notice.waitFor({ state: 'detached' })
        await page.waitForURL((url) => url.pathname === '/mine')
      }
      await comeBack('takenBack.undo')
      await closed.getByRole('button').click()
      await page.waitForURL((url) => url.pathname === '/mine')
      await comeBack('takenBack.keep')
      // The layer and the login may each have a pending history step. Each step can abort one navigation, so the
      // navigation is tried three times.
      const openSafe = () => page.goto(new URL('/account-safe', page.url()).href)
      await openSafe().catch(openSafe).catch(openSafe)
      await shopper.at(t('safe.devices'))
      await shopper.screen().getByText(t('safe.thisDevice')).waitFor()
    },
  )

  stage.walk(
    'ends a login on another device by a code to the buyer’s phone',
    { isVariant: true, as: '13900001236' },
    async (shopper) => {
      const t = shopper.texts('profile')
      const { page, storefront } = shopper
      await loggedIn(storefront, '13900001236')
      await shopper.open('/account-safe')
      const end = shopper
        .screen()
        .getByRole('button', { name: t('safe.endDevice', { device: t('safe.unknownDevice') }) })
      await end.click()
      await storefront.advance(60_000)
      const sheet = shopper.dialog(t('safe.endAsk'))
      await sheet.getByRole('button', { name: shopper.texts('user')('login.getCode') }).click()
      await page.getByRole('textbox', { name: shopper.texts('form')('code.label') }).waitFor()
      await enterCode(shopper, '13900001236')
      await page.getByText(t('safe.ended')).waitFor()
      await end.waitFor({ state: 'detached' })
    },
  )
})

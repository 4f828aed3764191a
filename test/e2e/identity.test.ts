import type { Shopper } from '../../scripts/browser/shopper'
import { showCard } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import type { Storefront } from '../../scripts/browser/storefront'
import { identityTexts } from '../../src/locales/namespaces/identity'
import { verifyTexts } from '../../src/locales/namespaces/verify'
import { notePaths } from './support/provider-logins'
import { describeVariants, useStage } from './support/stage'
import { rememberToasts, toasted } from './support/toasts'

/** A fictitious ID card with a valid checksum. */
const ID_CARD = '110101199003070054'
/** Id of a show whose ticket codes require the face check; the member has one ticket. */
const FLAGGED_SHOW = 'S5001'
const COUPON = '/topic-activity/drama-nights/coupon-template/CT2'

const FORM = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/** Returns the key of a face verification that a buyer has started in a mini program. */
const keyFor = async ({ url, codeFor }: Storefront, cellphone: string): Promise<string> => {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { 'access-token': token }) }
    const answer = await fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { data: { accessToken: string; verifyKey: string } }).data
  }
  await post('user/pub/v3/send_verify_code', { cellphone, countryCode: '86' })
  const verifyCode = await codeFor(cellphone)
  const { accessToken } = await post('user/pub/v3/login_or_register', { cellphone, countryCode: '86', verifyCode })
  const visit = { returnUrl: '/middle-verify' }
  return (await post('user/buyer/v1/user_identify/zhima/initiate', visit, accessToken)).verifyKey
}

const atProvider = (shopper: Shopper, choice: string) => shopper.page.locator(`button[value=${choice}]`).click()

const askForCoupon = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(verifyTexts)
  await shopper.open(COUPON)
  await shopper.buttonContaining(shopper.texts('layout')('layout.receive')).click()
  await shopper.confirm(t('verify.go'))
  await shopper.at(shopper.texts(identityTexts)('identity.face.title'))
}

const fillIn = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('user')
  const form = shopper.texts(identityTexts)
  await shopper.button(form('identity.face.person')).click()
  await shopper.at(form('identity.form.title'))
  await shopper
    .screen()
    .getByRole('textbox', { name: t('audience.name') })
    .fill('沈知微')
  await shopper
    .screen()
    .getByRole('textbox', { name: t('audience.idNumber') })
    .fill(ID_CARD)
  await shopper.button(form('identity.form.submit')).click()
  await shopper.at(form('identity.face.title'))
}

describe('a coupon that needs the face check', () => {
  const stage = useStage()

  stage.walk(
    'is received once after the check, and explains a refused or cancelled check',
    { as: '13900000061' },
    async (shopper) => {
      const t = shopper.texts(identityTexts)
      const paths = notePaths(shopper)
      await rememberToasts(shopper.page)
      await askForCoupon(shopper)
      await fillIn(shopper)

      await shopper.button(t('identity.face.start')).click()
      await atProvider(shopper, 'cancel')
      await shopper.screen().getByText(t('identity.face.cancelled')).waitFor()

      await shopper.button(t('identity.face.start')).click()
      await atProvider(shopper, 'refuseUnclear')
      await shopper
        .screen()
        .getByText(t('identity.face.refused', { reason: '画面过暗或模糊' }))
        .waitFor()

      await shopper.button(t('identity.face.again')).click()
      await atProvider(shopper, 'pass')
      await toasted(shopper.page, shopper.texts(verifyTexts)('verify.received'))
      expect(new URL(shopper.page.url()).pathname).toBe(COUPON)
      await shopper.screen().getByText(shopper.texts('layout')('layout.received'), { exact: true }).waitFor()
      expect(paths.filter((path) => path === '/middle-verify').length).toBeGreaterThanOrEqual(3)
      const stored = await shopper.page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(stored).not.toMatch(/110101|沈知微/)
    },
  )

  stage.walk(
    'is received even if the tab was closed during the provider’s check',
    { isVariant: true, as: '13900000062' },
    async (shopper) => {
      const t = shopper.texts(identityTexts)
      await rememberToasts(shopper.page)
      await askForCoupon(shopper)
      await fillIn(shopper)
      await shopper.button(t('identity.face.start')).click()
      await shopper.page.waitForURL(/\/sandbox\/zhima\/certify/)
      // The provider decides, but the buyer does not return through the provider's page.
      await fetch(shopper.page.url(), { ...FORM, redirect: 'manual', body: 'choice=pass' })
      await shopper.open(COUPON)
      await toasted(shopper.page, shopper.texts(verifyTexts)('verify.received'))
      await shopper.page.reload()
      await shopper.screen().getByText(shopper.texts('layout')('layout.received'), { exact: true }).waitFor()
    },
  )
})

describeVariants('a ticket whose show needs the face check', () => {
  const stage = useStage()

  stage.walk('shows its code after the check at the provider', { as: MEMBER }, async (shopper) => {
    const t = shopper.texts(identityTexts)
    const { url } = stage.storefront
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"action":"expire"}' }
    expect((await fetch(`${url}/console/api/certifications/U1001/ELECTRONIC_CERT`, request)).status).toBe(200)
    await shopper.open('/ticket')
    await showCard(shopper, FLAGGED_SHOW).click()
    await shopper.button(shopper.texts(verifyTexts)('verify.go')).first().click()
    await shopper.at(t('identity.face.title'))
    await shopper.button(t('identity.face.again')).click()
    await atProvider(shopper, 'pass')
    const [, part = ''] = shopper.texts('ticket')('detail.codeLabel', { number: 1, code: '' }).split('1')
    await shopper.page.getByRole('img', { name: part.trim() }).first().waitFor()
    expect(new URL(shopper.page.url()).pathname).toBe('/ticket-detail-new')
  })
})

describeVariants('the form in a web view', () => {
  const stage = useStage()

  stage.walk('removes its key from the address, and opens listed addresses only', {}, async (shopper) => {
    const t = shopper.texts(identityTexts)
    const verifyKey = await keyFor(stage.storefront, '13900000063')
    const query = new URLSearchParams({ verify_storage_key: verifyKey, backurl: 'https://elsewhere.example/' })
    await shopper.open(`/verify/identity-form?${query}`)
    await shopper
      .screen()
      .getByText(t('identity.form.for', { account: '+86 139****0063' }))
      .waitFor()
    expect(shopper.page.url()).not.toContain('verify_storage_key')
    await shopper
      .screen()
      .getByRole('textbox', { name: shopper.texts('user')('audience.name') })
      .fill('沈知微')
    await shopper
      .screen()
      .getByRole('textbox', { name: shopper.texts('user')('audience.idNumber') })
      .fill(ID_CARD)
    await shopper.button(t('identity.form.submit')).click()
    await shopper.screen().getByText(t('identity.form.stays')).waitFor()
    expect(new URL(shopper.page.url()).pathname).toBe('/verify/identity-form')
  })
})

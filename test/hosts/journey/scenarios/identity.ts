import { getRow } from '../../../../scripts/gateway/core/database/rows'
import { certifier, PERSON } from '../../../gateway/modules/base/certification/visit'
import { identityTexts } from '../../../../src/locales/namespaces/identity'
import { verifyTexts } from '../../../../src/locales/namespaces/verify'
import type { Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, logInByHost, pageOf, stranger } from '../steps'

/** Id of the sandbox's member. */
const MEMBER = 'U1001'
/** Phone number of an account whose owner has not entered a name. */
const NEWCOMER = '13800000002'
/** Id of a show whose ticket codes require the face check; the member has one ticket. */
const FLAGGED_SHOW = 'S5001'
const COUPON = { topicId: 'drama-nights', couponTemplateId: 'CT2' }

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Returns the address that the web view of the host shows. */
const webViewOf = async (host: Host): Promise<URL> => {
  await host.at(pageOf('web-view'))
  const src = await host.until(
    () => host.page.view.dom.querySelector('web-view')?.getAttribute('src') ?? undefined,
    'the web view shows nothing',
  )
  return new URL(src)
}

const voucherOf = async ({ gateway }: Stage): Promise<string> => {
  const { voucher_id: id } = await getRow(gateway.gateway.context.db, 'vouchers', {
    user_id: MEMBER,
    show_id: FLAGGED_SHOW,
  })
  return id
}

const atCode = async (stage: Stage, host: Host): Promise<void> => {
  const [, part = ''] = stage.texts('ticket')('detail.codeLabel', { number: 1, code: '' }).split('1')
  await host.find({ part: part.trim(), role: 'img' })
}

/** Scenarios of the face check: the web view opens the provider, and the task continues afterwards. */
export const identity: Scenario[] = [
  {
    name: 'a ticket whose show needs the face check shows its code after the check',
    run: async (stage) => {
      const by = certifier(stage.gateway)
      const t = stage.texts(identityTexts)
      await by.decide(MEMBER, 'ELECTRONIC_CERT', 'expire')
      const address = addressOf('ticket-detail-new', { id: await voucherOf(stage) })
      const host = stage.launch({ device: await stage.member(), address })
      await host.tap(button(stage.texts(verifyTexts)('verify.go')))
      await host.at(pageOf('middle-verify'))
      await host.tap(button(t('identity.face.again')))
      const provider = await webViewOf(host)
      expect(provider.pathname).toBe('/sandbox/zhima/certify')
      expect((await by.atProvider(provider.searchParams.get('biz') ?? '', 'pass')).status).toBe(303)
      await host.back()
      await host.at(pageOf('ticket-detail-new'))
      await atCode(stage, host)
      stage.did('ticket after the face check')
    },
  },
  {
    name: 'a coupon that needs the face check is received once, although the host ended the program during the check',
    isVariant: true,
    run: async (stage) => {
      const by = certifier(stage.gateway)
      const t = stage.texts(identityTexts)
      const layout = stage.texts('layout')
      const address = addressOf('topic-activity', COUPON)
      const login = stage.launch({ device: stranger(`${stage.kind}-coupon`), address: addressOf('login') })
      await logInByHost(stage, login, NEWCOMER)
      const host = stage.launch({ device: login.kill(), address })
      await host.tap({ part: layout('layout.receive'), role: 'button' })
      const verify = stage.texts(verifyTexts)
      await host.tap(button(verify('verify.go')), await host.dialog(verify('verify.title')))
      await host.at(pageOf('middle-verify'))
      await host.tap(button(t('identity.face.person')))
      const form = await webViewOf(host)
      expect(form.pathname).toBe('/verify/identity-form')
      const key = form.searchParams.get('verify_storage_key') ?? ''
      expect((await by.sendForm(key, PERSON)).body.data).toEqual({ authStatus: 'AUTH_SUCCESS' })
      const provider = new URL(form.searchParams.get('backurl') ?? '')
      expect([provider.origin, provider.searchParams.get('biz')]).toEqual([form.origin, key])
      await by.atProvider(key, 'pass')

      const later = stage.launch({ device: host.kill(), address })
      await later.find({ part: layout('layout.received') })
      const again = stage.launch({ device: later.kill(), address })
      await again.find({ part: layout('layout.received') })
      const { coupons } = await stage.gateway.gateway.context.db
        .selectFrom('coupons')
        .select(({ fn }) => fn.countAll<number>().as('coupons'))
        .where('user_id', '=', 'U1002')
        .executeTakeFirstOrThrow()
      expect(Number(coupons)).toBe(1)
      stage.did('coupon after the face check')
    },
  },
]

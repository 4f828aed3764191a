import { openShopper, type Shopper, tapTargets } from '../../scripts/browser/shopper'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { go } from '../../scripts/browser/tour/stop'
import { GATE_TEXTS } from '../../scripts/gateway/modules/after-sale/gate/page-texts'
import { type TicketColumns, TicketIndex } from '../../scripts/gateway/modules/after-sale/gate/ticket-columns'
import { rotatingCode } from '../../src/domain/ticket/gate-code'
import { codeWindow } from '../../src/domain/ticket/one-time-code'
import { entranceTexts } from '../../src/locales/namespaces/entrance'
import { formDefinitionTexts } from '../../src/locales/namespaces/form-definition'
import { bodyOf } from './support/body-of'
import { openGatePage } from './support/gate-page'
import { describeVariants, useStage } from './support/stage'

const t = GATE_TEXTS['en-US']
/** A show of two of the member's tickets. Its gates only warn at first. */
const [SHOW, SESSION] = ['S2008', 'S2008N03']

/** Names of the fields of the seeded form FM4. */
const FIELDS = {
  'zh-CN': { name: '姓名', adult: '是否年满 18 岁', health: '今天是否有发热等不适', healthy: '没有' },
  'en-US': {
    ...{ name: 'Name', adult: 'Are you 18 or older?' },
    ...{ health: 'Do you have a fever or feel unwell today?', healthy: 'No' },
  },
} as const

const ask = async <Data>(url: string, path: string, body?: object): Promise<Data> => {
  const answer = await fetch(`${url}/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: Data }).data
}

/** Returns the code that the buyer's device shows now. */
const codeOf = async (url: string, ticketId: string): Promise<string> => {
  const { now, tickets } = await ask<{ now: number; tickets: TicketColumns }>(url, `gate/api/sessions/${SESSION}`)
  const key = new TicketIndex(tickets).find({ ticketId })?.key
  if (!key) throw new Error('The ticket was not shown.')
  return rotatingCode(ticketId, key, codeWindow(now))
}

/** Creates a link on the open visit. */
const newLink = async (buyer: Shopper): Promise<string> => {
  const texts = buyer.texts(entranceTexts)
  const link = bodyOf<{ token: string }>(buyer.page, '/links')
  await buyer.button(texts('entrance.sendLink')).first().click()
  await buyer.button(texts('entrance.copyLink')).waitFor()
  return `/entrance-registration-form?token=${(await link).token}`
}

const fillIn = async (friend: Shopper, language: keyof typeof FIELDS): Promise<void> => {
  const { name, adult, health, healthy } = FIELDS[language]
  const form = friend.texts(formDefinitionTexts)
  const group = (label: string) => friend.screen().getByRole('radiogroup', { name: label })
  await friend.screen().getByRole('textbox', { name }).fill('林小满')
  await group(adult)
    .getByRole('radio', { name: form('yesNo.yes') })
    .click()
  await group(health).getByRole('radio', { name: healthy, exact: true }).click()
  await friend
    .screen()
    .getByRole('checkbox', { name: form('consent.agree') })
    .click()
  await friend.button(friend.texts(entranceTexts)('entrance.submit')).click()
}

const walkIn = (language: keyof typeof FIELDS): void => {
  const stage = useStage()
  stage.walk('is filled in by a friend, and opens the gate', { as: MEMBER, language }, async (buyer) => {
    const { url } = stage.storefront
    const texts = buyer.texts(entranceTexts)
    await ask(url, 'console/api/entrances', { showId: SHOW, action: 'REFUSE' })
    await go(buyer, '/registration-list')
    await buyer.buttonContaining(texts('entrance.visit.MISSING', { count: 2, total: 2 })).click()
    const link = await newLink(buyer)
    const ticketId = new URL(buyer.page.url()).searchParams.get('entranceId') ?? ''
    await buyer.page.keyboard.press('Escape')
    const friend = await openShopper(stage.browser, stage.storefront, { language })
    await friend.open(link)
    await fillIn(friend, language)
    await friend.screen().getByText(texts('entrance.isDone')).waitFor()
    expect(friend.errors).toEqual([])
    await friend.close()
    await buyer.page.reload()
    await buyer.screen().getByText(texts('entrance.state.DONE'), { exact: true }).waitFor()
    const issued = buyer.page.waitForResponse((response) => response.url().includes('/ticket_keys'))
    await tapTargets(buyer.screen(), { name: texts('entrance.toTicket') }).click()
    await issued
    const gate = await openGatePage(stage.browser, url, { sessionId: SESSION })
    expect(await gate.scan(await codeOf(url, ticketId))).toBe(t.admit)
    await gate.context.close()
  })
}

describe('an entrance form in zh-CN', () => walkIn('zh-CN'))
describeVariants('an entrance form in en-US', () => walkIn('en-US'))

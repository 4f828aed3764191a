import { atShow } from '../../../scripts/browser/steps/browse'
import { logIn, MEMBER } from '../../../scripts/browser/steps/log-in'
import groups from '../../../scripts/gateway/modules/catalogue/show/data/groups.json'
import { useStage } from '../support/stage'

/** The browser itself logs an error for each response with status 404. */
const NOT_FOUND = /status of 404/

describe('links from outside', () => {
  const stage = useStage()

  stage.walk('open a show, also after a reload', {}, async (shopper) => {
    await shopper.open('/content/S1001')
    await atShow(shopper, 'S1001')
    await shopper.page.reload()
    await atShow(shopper, 'S1001')
  })

  stage.walk(
    'open a show that ends with similar shows, which load when scrolled to',
    { isVariant: true },
    async (shopper) => {
      const t = shopper.texts('show')
      const asked: string[] = []
      shopper.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await shopper.open('/content/S1001')
      await shopper.page.waitForLoadState('networkidle')
      expect(asked.filter((path) => path.includes('recommend'))).toEqual([])
      await shopper.screen().getByText(t('contact.title')).last().scrollIntoViewIfNeeded()
      await shopper.screen().getByText(t('detail.related')).waitFor()
      expect(asked.filter((path) => path.includes('recommend'))).toHaveLength(1)
    },
  )

  stage.walk('open a group of shows by the address of a show', { isVariant: true }, async (shopper) => {
    const [group] = groups
    await shopper.open(`/content/${group.id}`)
    await shopper.page.waitForURL((url) => url.pathname === `/group-show/${group.id}`)
    await shopper.at(group.name['zh-CN'])
  })

  stage.walk('link a missing show to all shows', { isVariant: true, expects: NOT_FOUND }, async (shopper) => {
    const t = shopper.texts('show')
    await shopper.open('/content/S0000')
    await shopper.screen().getByText(t('detail.missing')).waitFor()
    await shopper.button(t('detail.toAll')).click()
    await shopper.at(t('list.title'))
  })

  stage.walk(
    'show an unknown address as not found, with a link home',
    { isVariant: true, expects: /404.*\/no\/such\/page/ },
    async (shopper) => {
      const t = shopper.texts('user')
      const answer = await shopper.page.goto(new URL('/no/such/page', shopper.storefront.url).href)
      expect(answer?.status()).toBe(404)
      await shopper.at(t('notice.error.title'))
      await shopper.button(t('button.home')).click()
      await shopper.page.waitForURL((url) => url.pathname === '/')
    },
  )

  stage.walk('require a login for a member’s page, and open it afterwards', {}, async (shopper) => {
    await shopper.open('/viewer')
    await logIn(shopper, MEMBER)
    await shopper.at(shopper.texts('user')('audience.title'))
    await shopper.page.reload()
    await shopper.at(shopper.texts('user')('audience.title'))
  })
})

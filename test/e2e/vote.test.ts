import { MEMBER } from '../../scripts/browser/steps/log-in'
import { go } from '../../scripts/browser/tour/stop'
import { voteTexts } from '../../src/locales/namespaces/vote'
import { LANGUAGES_TO_WALK, useStage } from './support/stage'

/** The first vote on the home page, with its second option. */
const VOTE = 'VT1'
const TITLES = { 'zh-CN': '你最想在秋天看到的返场剧目', 'en-US': 'The play you want back this autumn' } as const
const OPTIONS = { 'zh-CN': '借来的地图', 'en-US': 'A Borrowed Map' } as const

describe.each(LANGUAGES_TO_WALK)('a vote in %s', (language) => {
  const stage = useStage()

  stage.walk('leads from home to the ballot, and to the public list', { as: MEMBER, language }, async (buyer) => {
    const t = buyer.texts(voteTexts)
    const text = (sentence: string) => buyer.screen().getByText(sentence).filter({ visible: true }).first()
    await go(buyer, '/')
    await text(TITLES[language]).click()
    await buyer.screen().getByRole('radio', { name: OPTIONS[language] }).click()
    await buyer.button(t('vote.send')).filter({ visible: true }).first().click()
    await text(t('vote.state.VOTED')).waitFor()
    await text(t('vote.ballot.COUNTED')).waitFor()
    const ended = await fetch(`${stage.storefront.url}/console/api/votes`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ action: 'END', voteId: VOTE, count: 1 }),
    })
    expect(ended.status).toBe(200)
    await buyer.page.reload()
    await text(t('vote.state.OVER')).waitFor()
    await buyer.button(t('vote.tally.check')).click()
    await text(t('vote.tally.passedOwn', { count: 1, total: 326 })).waitFor()
  })
})
